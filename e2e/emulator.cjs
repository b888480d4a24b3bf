// Members of a chat in webxdc-dev, without its window: node emulator.cjs FOLDER PORT COUNT
//
// Each opens the page at a port of their own, from PORT + 1 on. The policy of webxdc-dev lets pages fetch
// nothing, their own files neither. Messengers do let them: this is the policy that Delta Chat Desktop
// documents, but for the connection by which webxdc-dev carries updates.

const path = require("node:path");
const { Instances } = require("webxdc-dev/dist/backend/instance.js");
const express = require("express");

const [folder, port, count] = process.argv.slice(2);
const API = path.resolve(path.dirname(require.resolve("webxdc-dev/dist/backend/app.js")), "../webxdc");
const POLICY = (own) =>
  "default-src 'self'; style-src 'self' 'unsafe-inline' blob:; font-src 'self' data: blob:; " +
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; " +
  `connect-src 'self' data: blob: ws://${own}; ` +
  "img-src 'self' data: blob:; media-src 'self' data: blob:";

const serve = (app) => {
  app.use((request, response, next) => {
    response.setHeader("Content-Security-Policy", POLICY(request.headers.host));
    next();
  });
  app.use(express.static(API));
};

const app = { location: { type: "directory", path: folder }, manifest: { name: "Kitchen Table" } };
const members = new Instances(app, serve, { basePort: Number(port), csp: false, verbose: false });
for (let member = 0; member < Number(count); member += 1) members.add();
members.onMessage(({ type, update }) => type === "sent" && console.log(JSON.stringify(update)));
members.start();
