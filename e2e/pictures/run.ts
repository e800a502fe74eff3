import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import sharp from "sharp";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import { draftField, draftRecipient } from "#lib/draft/testing/make-draft.ts";
import { ensureBrowser } from "#lib/testing/run/tools.ts";
import { type DeskSession, openDeskSession } from "../bench/editor/editor-session.ts";
import { makeDraft, postStep } from "../support/editor-draft.ts";
import {
	admin,
	CREDENTIALS,
	type Installation,
	newInstallation,
	removeInstallation,
	Start,
} from "../support/installation.ts";
import { sign, start } from "../support/signing-page.ts";

/** `npm run pictures`: takes the pictures of README and guides of the built product, on an installation of its own. */
const FOLDER = join(import.meta.dirname, "../../public/guides");
const TITLE = "Garden shed agreement";
const DESKTOP = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const;
const RIGHT_COLUMN_PX = 432;

const SUPPLIER = { name: "Mia Chen", email: "mia@example.com" };
const CLIENT = { name: "Omar Diaz", email: "omar@example.com" };

const PEOPLE = [
	{ ...SUPPLIER, role: "TeamAdmin" },
	{ ...CLIENT, role: "Member" },
	{ name: "Noor Haddad", email: "noor@example.com", role: "Member" },
];

type Placed = { id: string; type: "Signature" | "DateSigned" | "Name"; y: number; height: number };

const FIELDS: readonly Placed[] = [
	{ id: "Name", type: "Name", y: 530, height: 28 },
	{ id: "Signature", type: "Signature", y: 570, height: 54 },
	{ id: "Date", type: "DateSigned", y: 660, height: 28 },
];

/** Signer fields in the left column of page 2 for the supplier, in the right one for the client. */
function bounds({ y, height }: Placed, isClient: boolean) {
	return { x: isClient ? RIGHT_COLUMN_PX : 96, y, width: 260, height };
}

async function draftInEditor({ user }: DeskSession, pdf: Buffer): Promise<string> {
	const draft = await makeDraft(user, pdf);
	const clientId = randomUUID();
	const fieldOf = (one: Placed, isClient: boolean): DraftOperation => ({
		kind: "add",
		in: "fields",
		id: randomUUID(),
		value: draftField({
			id: `${one.id}${isClient ? 2 : 1}`,
			type: one.type,
			page: 2,
			bounds: bounds(one, isClient),
			fileId: draft.fileId,
			recipientId: isClient ? clientId : draft.recipientId,
		}),
	});
	await postStep(user, draft, [
		{ kind: "patch", in: "document", set: { title: TITLE }, was: { title: "" } },
		{ kind: "patch", in: "files", id: draft.fileId, set: { name: `${TITLE}.pdf` }, was: { name: "Lease.pdf" } },
		{ kind: "add", in: "recipients", id: clientId, value: draftRecipient({ ...CLIENT, order: "a1", hue: 1 }) },
		...FIELDS.slice(1).map((one) => fieldOf(one, false)),
		...FIELDS.map((one) => fieldOf(one, true)),
	]);
	return draft.documentId;
}

async function pictureEditor(session: DeskSession, pdf: Buffer): Promise<void> {
	const page = await session.newPage(DESKTOP);
	await page.goto(`/documents/${await draftInEditor(session, pdf)}/desk`);
	const fields = page.locator(".desk-page [data-field]");
	await fields.last().waitFor();
	await page.locator("[data-page='2']").scrollIntoViewIfNeeded();
	await page.locator("[data-page='2'] img").waitFor();
	await fields.first().click();
	await save(page, "editor");
	await page.getByRole("button", { name: "Send", exact: true }).click();
	await page.getByRole("dialog").waitFor();
	await save(page, "send");
	await page.context().close();
}

async function signLinkOf(url: string, pdf: Buffer): Promise<string> {
	const headers = { "X-API-KEY": CREDENTIALS.BOOTSTRAP_API_KEY };
	const formFields = FIELDS.slice(1).map((one) => ({
		id: one.id,
		name: one.id,
		fieldType: one.type,
		pageNumber: 2,
		bounds: bounds(one, false),
		isRequired: true,
	}));
	const signer = { name: SUPPLIER.name, emailAddress: SUPPLIER.email, formFields };
	const form = new FormData();
	form.append("Title", TITLE);
	form.append("Signers", JSON.stringify(signer));
	form.append("Files", new Blob([new Uint8Array(pdf)], { type: "application/pdf" }), `${TITLE}.pdf`);
	const sent = await fetch(`${url}/v1/document/send`, { method: "POST", headers, body: form });
	const { documentId } = (await sent.json()) as { documentId: string };
	const query = new URLSearchParams({ documentId, signerEmail: SUPPLIER.email });
	const answer = await fetch(`${url}/v1/document/getEmbeddedSignLink?${query}`, { headers });
	return ((await answer.json()) as { signLink: string }).signLink;
}

async function pictureSigning(session: DeskSession, url: string, pdf: Buffer): Promise<void> {
	const page = await session.newPage({ ...DESKTOP, storageState: undefined });
	await page.goto(await signLinkOf(url, pdf));
	await start(page);
	await sign(page, /Signature/);
	await page.getByText("Saving…").waitFor({ state: "hidden" });
	// With more of the text above the signature.
	await page.mouse.wheel(0, -220);
	await save(page, "signing");
	await page.context().close();
}

/** The admin and three more people. */
async function picturePeople(session: DeskSession, installation: Installation): Promise<void> {
	for (const { name, email, role } of PEOPLE) {
		const made = admin(installation, "user", "create", "--email", email, "--name", name, "--role", role);
		if (made.status !== 0) throw new Error(made.error);
	}
	const page = await session.newPage(DESKTOP);
	await page.goto("/settings/people");
	await page.getByText(CLIENT.email).first().waitFor();
	const notice = page.getByText("Documents are sealed with a self-signed certificate").locator("..");
	await notice.getByRole("button").click();
	await notice.waitFor({ state: "hidden" });
	await save(page, "people");
	await page.context().close();
}

async function save(page: Page, name: string): Promise<void> {
	await page.waitForLoadState("networkidle");
	const file = join(FOLDER, `${name}.webp`);
	const { size } = await sharp(await page.screenshot())
		.webp({ quality: 82 })
		.toFile(file);
	process.stdout.write(`${file}: ${Math.round(size / 1024)} KB\n`);
}

process.env.CHROMIUM_PATH = await ensureBrowser(process.cwd());
const installation = await newInstallation();
const running = new Start(installation);
try {
	await running.ready();
	const pdf = await readFile("public/sample.pdf");
	const session = await openDeskSession(installation);
	await pictureEditor(session, pdf);
	await pictureSigning(session, installation.url, pdf);
	await picturePeople(session, installation);
	await session.close();
} finally {
	await running.stop("SIGTERM");
	await removeInstallation(installation);
}
