import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { scrubOutput } from "./scrub-output.ts";

it("takes secrets out of lines that others write, as text or as bytes", async () => {
	const stream = new PassThrough();
	scrubOutput(stream);
	const token = "a".repeat(43);
	stream.write(`Request body exceeded 2mb for /sign/${token}/save\n`);
	stream.write(Buffer.from(`GET /copies/${token}\n`));
	stream.write("Ready\n", "utf8");
	stream.end();
	const said = Buffer.concat(await stream.toArray()).toString();
	expect(said).toBe("Request body exceeded 2mb for /sign/[secret]/save\nGET /copies/[secret]\nReady\n");
});
