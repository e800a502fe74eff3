import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import pg from "pg";

/**
 * The least a server that keeps its promises has to do for a send: parse the multipart, write and fsync
 * the file, insert one row. Run as a process of its own: `node floor.ts <database url> <directory>`.
 */
const [, , databaseUrl, directory = "/tmp"] = process.argv;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
await pool.query("CREATE TABLE IF NOT EXISTS bench_floor (id uuid PRIMARY KEY, title text)");

const server = createServer((request, response) => {
	const parser = busboy({ headers: request.headers });
	const kept: Promise<void>[] = [];
	parser.on("file", (_, stream) => kept.push(keep(stream)));
	parser.on("close", async () => {
		await Promise.all(kept);
		const id = randomUUID();
		await pool.query("INSERT INTO bench_floor (id, title) VALUES ($1, $2)", [id, "Bench"]);
		response.setHeader("content-type", "application/json").end(JSON.stringify({ documentId: id }));
	});
	request.pipe(parser);
});

async function keep(stream: NodeJS.ReadableStream): Promise<void> {
	const path = join(directory, randomUUID());
	await pipeline(stream, createWriteStream(`${path}.new`, { flush: true }));
	await rename(`${path}.new`, path);
}

server.listen(0, "127.0.0.1", () => {
	const address = server.address();
	process.send?.({ port: address !== null && typeof address === "object" ? address.port : 0 });
});
