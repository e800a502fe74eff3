import { ensurePrismaClient } from "./build/ensure-prisma-client.ts";

/** Before `npm run types`: what is generated from the schema is judged as well, and may be missing or of another one. */
ensurePrismaClient(process.cwd());
