import { open } from "node:fs/promises";

/** Writes a file and waits until the disk has it. */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
	const handle = await open(path, "w");
	try {
		await handle.writeFile(bytes);
		await handle.sync();
	} finally {
		await handle.close();
	}
}
