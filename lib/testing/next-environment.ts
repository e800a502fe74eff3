/**
 * vitest's setup of every test file, before Next.js is loaded: its own server begins with the same file, and without
 * it nothing knows of the request that it answers.
 */
import "next/dist/server/node-environment-baseline.js";
