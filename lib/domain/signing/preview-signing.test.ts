import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { env } from "#lib/config/env.ts";
import type { SigningPreview } from "#lib/contract/signing/signing-preview.ts";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { mintSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { addDraftFile } from "#lib/domain/drafts/editing/add-draft-file.ts";
import { applySteps } from "#lib/domain/drafts/editing/apply-steps.ts";
import { sendFromDesk } from "#lib/domain/drafts/sending/send-from-editor.ts";
import { addRecipient, stepOf } from "#lib/domain/drafts/testing/steps.ts";
import { corpusFile } from "#lib/domain/drafts/testing/upload.ts";
import type { FieldType, FieldWithValue } from "#lib/fields/field-types.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { readInstallationState } from "#lib/testing/journey/installation-state.ts";
import { openLink } from "#lib/testing/journey/signer.ts";
import { postAsPage } from "#lib/testing/signing-call.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { previewSigning } from "./preview-signing.ts";

useTestDatabase();
afterAll(closePdfPool);

const clientId = randomUUID();
const PIXEL =
	"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

type Change = Partial<FieldWithValue> & { type: FieldType };

/** A draft for Mia, then Omar, with a field of each sort for Mia. */
async function makeDraft(context: UserContext, more: Change[] = []) {
	const documentId = randomUUID();
	const [mia, omar] = [randomUUID(), randomUUID()];
	const file = await corpusFile("plain.pdf");
	const upload = { documentId, file, fileId: null, replaces: null, baseVersion: 0, clientId };
	const { id: fileId } = (await addDraftFile(context, upload)).file;
	const fields: (Change & { recipientId: string })[] = [
		{ type: "Signature", recipientId: mia },
		{ type: "Name", recipientId: mia },
		{ type: "TextBox", recipientId: mia, validationType: "NumbersOnly", value: "4" },
		{ type: "Label", recipientId: mia, value: "Rent: 1,900 a month" },
		{ type: "CheckBox", recipientId: mia },
		{ type: "Formula", recipientId: mia, formula: { expression: "[f2] * 2", decimalPrecision: 2 } },
		...more.map((one) => ({ ...one, recipientId: mia })),
		{ type: "Label", recipientId: omar, value: "For Omar" },
		{ type: "Signature", recipientId: omar },
	];
	const steps = [
		addRecipient({ name: "Mia Chen", email: "mia@example.com", locale: "FR", privateMessage: "Hi" }, mia),
		addRecipient({ name: "Omar Diaz", email: "omar@example.com", order: "a1" }, omar),
		stepOf({
			kind: "patch",
			in: "document",
			set: {
				title: "Lease",
				message: "Read it",
				enableSigningOrder: true,
				expiryDateType: "Days",
				expiryValue: 9,
				timeZone: "Europe/Paris",
				redirectUrl: "https://example.com/thanks",
			},
			was: {},
		}),
		...fields.map(({ type, recipientId, ...change }, index) => {
			const bounds = { x: 40, y: 40 + index * 60, width: 150, height: 40 };
			const field = makeField(type, { id: `f${index}`, bounds, ...change });
			const value = { ...field, recipientId, fileId, page: 1, order: null, customFieldId: null, foundAs: null };
			return stepOf({ kind: "add", in: "fields", id: randomUUID(), value });
		}),
	];
	const { version, refused } = await applySteps(context, { documentId, baseVersion: 1, clientId, steps });
	expect(refused).toEqual([]);
	return { documentId, version, mia, omar };
}

it("is what the signer's own page will be, word for word", async () => {
	const now = new Date();
	const context = { ...(await makeUserContext()), now: () => now };
	const { documentId, version, mia } = await makeDraft(context);
	const preview = await previewSigning(context, { documentId, recipientId: mia, locale: null });
	await sendFromDesk(context, { documentId, version, sendAt: null });
	const signer = await db().signer.findFirstOrThrow({ where: { documentId, name: "Mia Chen" } });
	const link = await mintSigningLink(db(), signer.id, "copied");
	const page = await openLink(link.slice(link.lastIndexOf("/") + 1), () => now);
	if (page.state !== "open") throw new Error(page.state);
	const { state: _, view, ...common } = page;
	expect(preview.common).toEqual(common);
	expect(common).toMatchObject({
		timeZone: "Europe/Paris",
		finishUrl: "https://example.com/thanks",
		redirectUrl: null,
	});
	expect({ ...preview.view, texts: [] }).toEqual(view);
	expect(view.fields).toHaveLength(6);
	expect(view.others).toHaveLength(1);
	expect(preview).toMatchObject({
		person: { name: "Mia Chen", number: 1 },
		together: [],
		next: [{ name: "Omar Diaz", number: 2 }],
	});
});

it("shows a picture that was prefilled, whose bytes nobody has stored yet, and speaks as it is asked to", async () => {
	const context = await makeUserContext();
	const { documentId, mia } = await makeDraft(context, [{ type: "Image", value: PIXEL }]);
	const { common, view } = await previewSigning(context, { documentId, recipientId: mia, locale: "EN" });
	expect(common.locale).toBe("EN");
	expect(view.fields.find(({ type }) => type === "Image")?.shown).toMatchObject({ kind: "file", url: PIXEL });
});

it("is there for whom the desk is there for, while it is a draft, and for its own recipients", async () => {
	const context = await makeUserContext();
	const { documentId, version, mia } = await makeDraft(context);
	const look = (who: UserContext, recipientId = mia) =>
		previewSigning(who, { documentId, recipientId, locale: null }).catch(({ code }) => code);
	expect(await look(await makeUserContext())).toBe("NotFound");
	expect(await look(context, randomUUID())).toBe("NotFound");
	await sendFromDesk(context, { documentId, version, sendAt: null });
	expect(await look(context)).toBe("Conflict");
});

const BELOW_A_LINK = join(process.cwd(), "app/sign/[token]");

/** Every signing call there is, whoever adds one. */
async function signingCalls() {
	const paths = (await readdir(BELOW_A_LINK, { recursive: true })).filter((path) => path.endsWith("route.ts"));
	const routes = await Promise.all(paths.map(async (path) => ({ path, ...(await import(join(BELOW_A_LINK, path))) })));
	return routes.filter((route) => "POST" in route);
}

/** Whatever a page could take for the secret of a link. */
function knownTo(preview: SigningPreview, ...more: string[]): string[] {
	const strings = JSON.stringify(preview).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
	const all = [...more, ...strings.map((one) => JSON.parse(one) as string)];
	return [...new Set(all)].filter((one) => one.length >= 16 && one.length < 200);
}

/** What every one of the calls takes. */
const BODY = {
	version: "1",
	purpose: "signature",
	mark: { kind: "type", text: "Mia", face: "caveat" },
	fieldId: "f1",
	revision: 0,
	value: { kind: "text", text: "Mia" },
	reason: "No",
	name: "Eve",
	email: "eve@example.com",
	locale: "EN",
};

it("knows nothing that any signing call would take: whatever is posted with it, nothing is stored", async () => {
	const context = await makeUserContext();
	const { documentId, mia } = await makeDraft(context);
	const before = await readInstallationState(env().dataDir);
	const preview = await previewSigning(context, { documentId, recipientId: mia, locale: null });
	const calls = await signingCalls();
	expect(calls.map(({ path }) => path)).toEqual(expect.arrayContaining(["finish/route.ts", "upload/route.ts"]));
	const tokens = knownTo(preview, documentId, mia);
	expect(tokens.length).toBeGreaterThan(3);
	for (const { path, POST } of calls) {
		for (const token of tokens) {
			const form = new FormData();
			form.append("file", new File(["%PDF-1.7"], "a.pdf"));
			const body = path.startsWith("upload") || path.startsWith("adopt-upload") ? form : BODY;
			const answer = await postAsPage(POST, { token }, body, "?field=f1&revision=0&purpose=signature");
			// Who asks for a new link hears the same whether there is one or not.
			expect([path, answer.status]).toEqual([path, path.startsWith("new-link") ? 200 : expect.any(Number)]);
			if (!path.startsWith("new-link")) expect(answer.status).toBeGreaterThanOrEqual(400);
		}
	}
	const after = await readInstallationState(env().dataDir);
	expect(after.tables).toEqual(before.tables);
	// The words of pages are read when they are first shown to anybody.
	const kept = ({ files }: typeof before) =>
		files.filter((file) => file.startsWith("objects/") && !file.includes("/pages"));
	expect(kept(after)).toEqual(kept(before));
});
