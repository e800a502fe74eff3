import { afterAll, expect, it } from "vitest";
import { type IdentityAnswer, MAX_IDENTITY_PICTURE_BYTES } from "#lib/contract/signing/identity-page.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { ASKED, ask, type Call, makeGuarded, refusesAll, routesBelow, rowsOf } from "#lib/testing/below-a-link.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { beginIn, makePhoto } from "#lib/testing/identifying.ts";
import { linkTo } from "#lib/testing/proof.ts";

useTestDatabase();
afterAll(closePdfPool);

it("before an identity document is accepted no address below a link gives anything of the document, or changes it", async () => {
	const { documentId, token } = await makeGuarded(ASKED.IdVerification);
	const before = await rowsOf(documentId);
	await refusesAll(token, "unidentified");
	const own = (await routesBelow()).filter(({ name }) => name.startsWith("identity/"));
	expect(own.map(({ name }) => name.slice("identity/".length)).sort()).toEqual([
		...["begin", "continue", "go", "lines", "phone", "picture", "progress", "restart", "submit"],
	]);
	for (const route of own) {
		const text = await (await ask(route, token)).text();
		expect(text, route.name).not.toMatch(/wanda|example\.com|%PDF/i);
	}
	const { eventCount: _, ...after } = await rowsOf(documentId);
	const { eventCount: __, ...then } = before;
	expect(after).toEqual(then);
});

it("an identity document is begun with a cookie of the link, with scripts or without", async () => {
	const { signer } = await makeGuarded(ASKED.IdVerification);
	const begin = (await routesBelow()).find(({ name }) => name === "identity/begin") as Call;
	const token = await linkTo(signer.id);
	const json = {
		body: JSON.stringify({ kind: "Passport", agreed: true }),
		headers: { "content-type": "application/json" },
	};
	const begun = await ask(begin, token, "", json);
	expect(await begun.json()).toMatchObject({
		outcome: "done",
		progress: { stage: "Capturing", kind: "Passport", taken: [], isElsewhere: false },
	});
	expect(begun.headers.get("set-cookie")).toMatch(
		new RegExp(`^signet\\.proof=[\\w-]{43}; Path=/sign/${token}; Max-Age`),
	);
	const form = (fields: Record<string, string>) => ({
		body: new URLSearchParams(fields).toString(),
		headers: { "content-type": "application/x-www-form-urlencoded" },
	});
	const other = await linkTo(signer.id);
	const unasked = await ask(begin, other, "", form({ kind: "Passport" }));
	expect([unasked.status, unasked.headers.get("location")]).toEqual([303, `/sign/${other}?identity=agree`]);
	const agreed = await ask(begin, other, "", form({ kind: "Passport", agreed: "on" }));
	expect([agreed.status, agreed.headers.get("location")]).toEqual([303, `/sign/${other}`]);
});

it("a picture of more than 10 MB is cut off as it comes, and one that nobody here can draw is said to be unreadable", async () => {
	const { signer } = await makeGuarded(ASKED.IdVerification);
	const token = await linkTo(signer.id);
	const picture = (await routesBelow()).find(({ name }) => name === "identity/picture") as Call;
	const cookie = `signet.proof=${await beginIn(token)}`;
	const send = async (bytes: Buffer, fileName: string) => {
		const form = new FormData();
		form.append("file", new File([new Uint8Array(bytes)], fileName));
		const to = { ...picture, query: "?picture=Front&source=Upload&anyway=on" };
		const said = (await (await ask(to, token, cookie, { body: form })).json()) as IdentityAnswer;
		return [said.outcome, said.progress?.taken];
	};
	const photo = await makePhoto();
	// What follows the end of a JPEG is nothing to it.
	const filled = (sizeBytes: number) => Buffer.concat([photo, Buffer.alloc(sizeBytes - photo.length)]);
	expect(await send(filled(MAX_IDENTITY_PICTURE_BYTES + 1), "large.jpg")).toEqual(["tooLarge", []]);
	const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), Buffer.alloc(1000)]);
	expect(await send(heic, "IMG_0041.HEIC")).toEqual(["unreadable", []]);
	expect(await send(filled(MAX_IDENTITY_PICTURE_BYTES - 1), "most.jpg")).toEqual(["done", ["Front"]]);
});

it("calls are counted by all web processes together", async () => {
	const { signer } = await makeGuarded(ASKED.IdVerification);
	const begin = (await routesBelow()).find(({ name }) => name === "identity/begin") as Call;
	const token = await linkTo(signer.id);
	const outcomes = [];
	for (let count = 0; count < 61; count += 1) {
		// As in a process that was started just now: what it keeps by itself of who called is not there.
		if (count % 20 === 0 || count === 60) Reflect.deleteProperty(globalThis, "signetLimiters");
		outcomes.push((await (await ask(begin, token)).json()).outcome);
	}
	expect(outcomes.slice(0, 60)).toEqual(Array(60).fill("kind"));
	expect(outcomes.at(-1)).toBe("busy");
});
