import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
	type ApiAnswer,
	type ApiCaller,
	callApi,
	corpusFile,
	makeCaller,
	SIGNER,
	sendForm,
} from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { readInstallationState } from "./installation-state.ts";

const installation = useTestDatabase({ UPLOAD_LIMIT_MB: "1" });

let caller: ApiCaller;
beforeAll(async () => {
	caller = await makeCaller();
});

type Parts = Record<string, string>;
const [SIGNATURE, NOTE] = SIGNER.formFields;

/** One signer whose fields are these. */
function fields(...formFields: object[]): Parts {
	return { Signers: JSON.stringify({ ...SIGNER, formFields }) };
}

async function sendParts(parts: Parts, ...names: string[]): Promise<ApiAnswer> {
	const [first = "plain.pdf", ...more] = names;
	const form = await sendForm(parts, await corpusFile(first));
	for (const name of more) form.append("Files", new Blob([new Uint8Array(await corpusFile(name))]), name);
	return caller.call("POST", "/v1/document/send", form);
}

async function sendWithout(part: string): Promise<ApiAnswer> {
	const form = await sendForm();
	form.delete(part);
	return caller.call("POST", "/v1/document/send", form);
}

/** Sends, and holds everything that the installation keeps against what it kept before. */
async function expectNothingStored(send: () => Promise<ApiAnswer>, status: number): Promise<ApiAnswer> {
	const before = await readInstallationState(installation.dataDir);
	const answer = await send();
	expect(answer.body).toMatchObject({ status, error: expect.any(String) });
	expect(await readInstallationState(installation.dataDir)).toEqual(before);
	return answer;
}

it("a document that is taken changes rows, jobs and files: what is compared can tell", async () => {
	const before = await readInstallationState(installation.dataDir);
	expect((await caller.call("POST", "/v1/document/send", await sendForm())).status).toBe(200);
	const after = await readInstallationState(installation.dataDir);
	const changed = Object.keys(after.tables).filter((name) => after.tables[name] !== before.tables[name]);
	const jobs = changed.filter((name) => name.startsWith("pgboss."));
	expect(changed).toEqual(
		expect.arrayContaining(["public.AuditEvent", "public.Document", "public.DocumentField", "public.Signer"]),
	);
	expect(jobs).not.toEqual([]);
	expect(after.files.length).toBeGreaterThan(before.files.length);
});

describe("a request that is refused names the part and leaves nothing", () => {
	it.each(["Title", "Files", "Signers"])("without %s", async (part) => {
		const { body } = await expectNothingStored(() => sendWithout(part), 400);
		expect(Object.keys(body.errors as object)).toEqual([part]);
	});

	const rows: [what: string, parts: Parts, path: string][] = [
		["bad JSON in a part", { Signers: '{"name":' }, "Signers[0]"],
		["a bad address", { Signers: JSON.stringify({ ...SIGNER, emailAddress: "grace@" }) }, "Signers[0].EmailAddress"],
		[
			"an unknown type of signer",
			{ Signers: JSON.stringify({ ...SIGNER, signerType: "Witness" }) },
			"Signers[0].SignerType",
		],
		["an unknown type of field", fields({ ...SIGNATURE, fieldType: "Stamp" }), "Signers[0].FormFields[0].FieldType"],
		[
			"a field off its page",
			fields({ ...SIGNATURE, bounds: { x: 5000, y: 1, width: 10, height: 10 } }),
			"Signers[0].FormFields[0].Bounds",
		],
		["a page that does not exist", fields({ ...SIGNATURE, pageNumber: 9 }), "Signers[0].FormFields[0].PageNumber"],
		["read-only without a value", fields({ ...NOTE, isReadOnly: true }), "Signers[0].FormFields[0].Value"],
		["the same field id twice", fields({ ...SIGNATURE }, { ...NOTE, id: "sign" }), "Signers[0].FormFields[1].Id"],
		[
			"a pattern that cannot be read",
			fields({ ...NOTE, validationType: "Regex", validationCustomRegex: "(" }),
			"Signers[0].FormFields[0].ValidationCustomRegex",
		],
		[
			"a prefilled picture that is none",
			fields({
				...NOTE,
				fieldType: "Image",
				value: `data:image/png;base64,${Buffer.from("no picture").toString("base64")}`,
			}),
			"Signers[0].FormFields[0].Value",
		],
		["too many reminders", { "ReminderSettings.ReminderCount": "6" }, "ReminderSettings.ReminderCount"],
		["an expiry in the past", { ExpiryDateType: "SpecificDateTime", ExpiryValue: "1000000000" }, "ExpiryValue"],
		["a carbon copy to nobody", { CC: JSON.stringify([{ emailAddress: "nobody" }]) }, "Cc[0].EmailAddress"],
		["another environment than the key's", { IsSandbox: "true" }, "IsSandbox"],
	];
	it.each(rows)("%s", async (_, parts, path) => {
		const { body } = await expectNothingStored(() => sendParts(parts), 400);
		expect(Object.keys(body.errors as object)).toEqual([path]);
	});
});

describe("a file that is refused leaves nothing", () => {
	it.each([
		["no PDF", ["not-a-pdf.pdf"], 422],
		["empty", ["empty.pdf"], 422],
		["encrypted with a password", ["enc-aes256-userpw.pdf"], 422],
		["without pages", ["zero-pages.pdf"], 422],
		["one that would fill the memory, whose process is ended", ["bomb-1gb.pdf"], 422],
		["the second of two", ["plain.pdf", "not-a-pdf.pdf"], 422],
		["a signed one beside another", ["plain.pdf", "bb-libpdf.pdf"], 400],
		["fine, but a field is on a page that only two files would have", ["plain.pdf", "rotate90.pdf"], 400],
	])("%s", async (_, names, status) => {
		const parts = names[1] === "rotate90.pdf" ? fields({ ...SIGNATURE, pageNumber: 99 }) : {};
		const { body } = await expectNothingStored(() => sendParts(parts, ...names), status);
		const part = names[1] === "rotate90.pdf" ? "Signers[0].FormFields[0].PageNumber" : `Files[${names.length - 1}]`;
		expect(Object.keys(body.errors as object)).toEqual([part]);
	});

	it("and told only after what the database refuses, however quick either was", async () => {
		const unknown = { BrandId: randomUUID() };
		const { body } = await expectNothingStored(() => sendParts(unknown, "not-a-pdf.pdf"), 404);
		expect(Object.keys(body.errors as object)).toEqual(["BrandId"]);
		await expectNothingStored(() => sendParts(unknown, "plain.pdf"), 404);
	});

	it("too large", async () => {
		const form = await sendForm({}, Buffer.concat([await corpusFile("plain.pdf"), Buffer.alloc(2 * 1024 * 1024)]));
		await expectNothingStored(() => caller.call("POST", "/v1/document/send", form), 413);
	});

	it("from nobody, or with a key that was revoked", async () => {
		const form = await sendForm();
		await expectNothingStored(() => callApi("no-such-key", "POST", "/v1/document/send", form), 401);
	});
});

describe("a change that is refused leaves everything as it was", () => {
	it.each([
		["revoking what is revoked", "POST", "/v1/document/revoke?documentId=ID", { message: "Again" }, 409],
		["reminding of what is revoked", "POST", "/v1/document/remind?documentId=ID", {}, 409],
		[
			"a link to what is revoked",
			"GET",
			"/v1/document/getEmbeddedSignLink?documentId=ID&signerEmail=grace@example.com",
			undefined,
			409,
		],
		["the certificate before there is one", "GET", "/v1/document/downloadAuditLog?documentId=ID", undefined, 409],
		[
			"an attachment that is none",
			"GET",
			"/v1/document/downloadAttachment?documentId=ID&attachmentId=x",
			undefined,
			404,
		],
	])("%s", async (_, method, path, body, status) => {
		const sent = await caller.call("POST", "/v1/document/send", await sendForm());
		const documentId = String(sent.body.documentId);
		await caller.call("POST", `/v1/document/revoke?documentId=${documentId}`, { message: "No" });
		await expectNothingStored(() => caller.call(method, path.replace("ID", documentId), body), status);
	});
});

it("many refusals at the same time leave nothing either", async () => {
	const before = await readInstallationState(installation.dataDir);
	const answers = await Promise.all(
		["not-a-pdf.pdf", "empty.pdf", "zero-pages.pdf", "enc-aes256-userpw.pdf"].map((name) => sendParts({}, name)),
	);
	expect(answers.map((answer) => answer.status)).toEqual([422, 422, 422, 422]);
	expect(await readInstallationState(installation.dataDir)).toEqual(before);
});
