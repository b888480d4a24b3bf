"""What build.py is made of: environment, library, site, server, tests and benchmarks.

Everything it makes goes to .venv/, .build/ and dist/, and can be deleted at any time.
"""
