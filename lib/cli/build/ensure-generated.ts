import { ensureMessages } from "./ensure-messages.ts";
import { ensurePrismaClient } from "./ensure-prisma-client.ts";

/** What is made from other files and is not kept with the sources: the database client and the compiled messages. */
export function ensureGenerated(root: string): void {
	ensurePrismaClient(root);
	ensureMessages(root);
}
