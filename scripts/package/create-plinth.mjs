#!/usr/bin/env node
// npm create plinth@latest my-site → a site with Plinth.
