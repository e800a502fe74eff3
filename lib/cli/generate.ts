import { ensureGenerated } from "./build/ensure-generated.ts";

/** Before `npm run types`: generated code is checked as well, and may be missing or out of date. */
ensureGenerated(process.cwd());
