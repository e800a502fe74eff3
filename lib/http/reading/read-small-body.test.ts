import { describe, expect, it } from "vitest";
import { readSmallBody } from "./read-small-body.ts";

/** A request whose body comes piece by piece, and how many pieces were asked of it. */
function request(pieces: number, bytesEach: number) {
	let asked = 0;
	const body = new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				asked += 1;
				if (asked > pieces) controller.close();
				else controller.enqueue(new Uint8Array(bytesEach).fill(97));
			},
		},
		{ highWaterMark: 0 },
	);
	const init = { method: "POST", body, duplex: "half" };
	return { request: new Request("http://localhost/", init), asked: () => asked };
}

describe("a body that has to be short", () => {
	it("is read to its end", async () => {
		const body = await readSmallBody(request(3, 4).request, 12);
		expect(body.toString("utf8")).toBe("aaaaaaaaaaaa");
	});

	it("is empty when there is none", async () => {
		expect(await readSmallBody(new Request("http://localhost/", { method: "POST" }), 12)).toHaveLength(0);
	});

	it("is refused as soon as it is too long, and the rest is not asked for", async () => {
		const long = request(1_000, 8);
		await expect(readSmallBody(long.request, 12)).rejects.toMatchObject({ code: "TooLarge" });
		expect(long.asked()).toBeLessThan(5);
	});
});
