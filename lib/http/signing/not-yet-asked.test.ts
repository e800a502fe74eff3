import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { mintSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { makeCaller, SIGNER, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { openLink, signAll } from "#lib/testing/journey/signer.ts";
import { getAsPage, postAsPage } from "#lib/testing/signing-call.ts";
import { POST as download } from "../../../app/sign/[token]/download/route.ts";
import { POST as view } from "../../../app/sign/[token]/view/route.ts";

useTestDatabase();

const BELOW_A_LINK = join(process.cwd(), "app/sign/[token]");
/** What may stand in an address below a link besides its token. */
const PARAMS = { page: "1", part: "0-0", file: "0", field: "note0", purpose: "signature" };

/** Every address below a link that answers GET, whoever adds one. */
async function readableRoutes() {
	const paths = (await readdir(BELOW_A_LINK, { recursive: true })).filter((path) => path.endsWith("route.ts"));
	const routes = await Promise.all(paths.map(async (path) => ({ path, ...(await import(join(BELOW_A_LINK, path))) })));
	return routes.filter((route) => "GET" in route);
}

async function linkOf(documentId: string, position: number): Promise<string> {
	const signer = await db().signer.findFirstOrThrow({ where: { documentId, position } });
	const link = await mintSigningLink(db(), signer.id, "copied");
	return link.slice(link.lastIndexOf("/") + 1);
}

/** A document that its first signer has signed, of three in order. */
async function makeDocument(): Promise<string> {
	const caller = await makeCaller();
	const label = { ...SIGNER.formFields[1], fieldType: "Label", value: "Rent: 1,900 a month" };
	const people = ["Ann", "Bea", "Cleo"].map((name, index) => ({
		name,
		emailAddress: `${name.toLowerCase()}@example.com`,
		signerOrder: index + 1,
		formFields: [
			{ ...SIGNER.formFields[0], id: `sign${index}` },
			{ ...label, id: `note${index}` },
		],
	}));
	const documentId = await sendTo(caller, people, { EnableSigningOrder: "true" });
	await signAll(await linkOf(documentId, 0));
	return documentId;
}

it("who has not been asked yet gets nothing of the document at any address below the link", async () => {
	const documentId = await makeDocument();
	const token = await linkOf(documentId, 2);
	expect(await openLink(token)).toMatchObject({ state: "waiting", download: null });
	const routes = await readableRoutes();
	expect(routes.map(({ path }) => path).sort()).toContain("source/[file]/route.ts");
	for (const { path, GET } of routes) {
		const answer = await getAsPage(GET, { token, ...PARAMS });
		const body = await answer.text();
		// What the page asks while it waits says that, and no more.
		if (path === "state/route.ts") expect(JSON.parse(body)).toEqual({ state: "waiting" });
		// No code is on its way to whoever is not asked for one.
		else if (path === "proof/send/route.ts")
			expect(JSON.parse(body)).toEqual({ isOver: true, triesLeft: 0, isLocked: false, code: null });
		else if (path === "identity/progress/route.ts")
			expect(JSON.parse(body)).toMatchObject({ outcome: "over", progress: null });
		// The way to a provider of identity checks leads whoever has none before them back to the page.
		else if (path === "identity/go/route.ts")
			expect([answer.status, answer.headers.get("location"), body]).toEqual([303, `/sign/${token}?identity=over`, ""]);
		else expect([path, answer.status]).toEqual([path, 410]);
	}
	for (const POST of [download, view]) expect((await postAsPage(POST, { token }, {})).status).toBe(410);
	const read = await db().auditEvent.count({ where: { documentId, type: "DocumentDownloaded" } });
	expect(read).toBe(0);
});

it("who is asked, and who has signed, gets it", async () => {
	const documentId = await makeDocument();
	for (const position of [0, 1]) {
		const answer = await postAsPage(download, { token: await linkOf(documentId, position) }, {});
		expect([answer.status, (await answer.text()).slice(0, 5)]).toEqual([200, "%PDF-"]);
	}
});
