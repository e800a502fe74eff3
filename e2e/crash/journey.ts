import { createHash } from "node:crypto";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import type { SmtpSink } from "#lib/testing/smtp-sink.ts";
import type { Ledger, Person, SentDocument } from "./ledger.ts";
import type { Moments } from "./moments.ts";
import type { PatientClient } from "./patient-client.ts";
import { until } from "./until.ts";

export type World = { client: PatientClient; ledger: Ledger; moments: Moments; sink: SmtpSink; pdf: Uint8Array };

/** How documents differ: alone or two in order, asked by mail or brought with a link. */
const KINDS = [
	{ signerCount: 1, isMailed: true },
	{ signerCount: 2, isMailed: true },
	{ signerCount: 1, isMailed: false },
	{ signerCount: 2, isMailed: true },
] as const;

/** One document's whole way, from its sending to its sealed file. @param number 1-based; each has its own */
export async function journey(world: World, number: number): Promise<void> {
	const sent = await send(world, number);
	for (const [index, signer] of sent.signers.entries()) {
		await sign(world, sent, index, await linkOf(world, sent, signer));
		if (index === sent.signers.length - 1) world.moments.begin("seal");
	}
	const { client, ledger } = world;
	await until(`“${sent.title}” is sealed`, async () => (await statusOf(client, sent.documentId)) === "Completed");
	const file = await client.insist(`/v1/document/download?documentId=${sent.documentId}`);
	ledger.sealed.push({ documentId: sent.documentId, sha256: createHash("sha256").update(file).digest("hex") });
}

/** Sends until acknowledged: every second one repeats its Idempotency-Key, the others send a new document each time. */
async function send({ client, ledger, moments, pdf }: World, number: number): Promise<SentDocument> {
	const kind = KINDS[number % KINDS.length] ?? KINDS[0];
	const signers = Array.from({ length: kind.signerCount }, (_, index) => personOf(number, index));
	for (let turn = 1; ; turn += 1) {
		const title = `Crash ${String(number).padStart(4, "0")}-${String(turn).padStart(2, "0")}`;
		ledger.tried.push(title);
		moments.begin("send");
		const call = { method: "POST", body: sendForm(title, signers, kind.isMailed, pdf) };
		const path = "/v1/document/send";
		const answer = await (number % 2 === 0 ? client.insistOnce(path, call, title) : client.attempt(path, call));
		if (answer) {
			moments.begin("mail");
			const { documentId } = JSON.parse(answer.toString()) as { documentId: string };
			const sent = { documentId, title, signers, isMailed: kind.isMailed };
			ledger.sent.push(sent);
			return sent;
		}
		await client.answering();
	}
}

function personOf(number: number, index: number): Person {
	const name = index === 0 ? "Mia Chen" : "Ben Okafor";
	return { name: `${name} ${number}`, email: `${index === 0 ? "mia" : "ben"}-${number}@example.com` };
}

function sendForm(title: string, signers: Person[], isMailed: boolean, pdf: Uint8Array): FormData {
	const form = new FormData();
	form.append("Title", title);
	form.append("EnableSigningOrder", "true");
	form.append("DisableEmails", String(!isMailed));
	for (const [index, { name, email }] of signers.entries()) {
		const y = 500 + index * 80;
		const place = (x: number, width: number) => ({
			pageNumber: 1,
			bounds: { x, y, width, height: 32 },
			isRequired: true,
		});
		const formFields = [
			{ id: nameFieldOf(index), fieldType: "TextBox", ...place(60, 220) },
			{ id: `signature-${index}`, fieldType: "Signature", ...place(320, 220) },
		];
		form.append("Signers", JSON.stringify({ name, emailAddress: email, signerOrder: index + 1, formFields }));
	}
	form.append("Files", new Blob([pdf as BlobPart], { type: "application/pdf" }), "agreement.pdf");
	return form;
}

const nameFieldOf = (index: number) => `name-${index}`;

/** The path of the signing page: from the signer's mail, or from the caller who brings the signer. */
async function linkOf({ client, sink }: World, sent: SentDocument, signer: Person): Promise<string> {
	if (!sent.isMailed) {
		const query = new URLSearchParams({ documentId: sent.documentId, signerEmail: signer.email });
		const { signLink } = await client.insistOnJson<{ signLink: string }>(`/v1/document/getEmbeddedSignLink?${query}`);
		return new URL(signLink).pathname;
	}
	return until(`${signer.email} is asked to sign “${sent.title}”`, () => {
		const mail = sink.mails.find(
			({ to, parsed }) => to.includes(signer.email) && parsed.subject?.includes(sent.title) === true,
		);
		return mail && /\/sign\/[\w-]+/.exec(mail.parsed.text ?? "")?.[0];
	});
}

/** What the signing page sends while a person reads, agrees, fills in and finishes. */
async function sign(world: World, sent: SentDocument, index: number, path: string): Promise<void> {
	const { client, ledger, moments } = world;
	const { documentId, signers } = sent;
	const { name, email } = signers[index] ?? { name: "", email: "" };
	const step = async (name: string, body: unknown) => {
		moments.begin("sign");
		return client.onPage(path, name, body);
	};
	const save = async (fieldId: string, value: { kind: "text"; text: string } | { kind: "adopted" }) => {
		await step("save", { fieldId, revision: 0, value });
		if (value.kind === "text") ledger.saved.push({ documentId, fieldId, value: value.text });
	};
	await client.insist(path);
	await step("viewed", {});
	await step("consent", { version: CONSENT_VERSION });
	await step("adopt", { purpose: "signature", mark: { kind: "type", text: name, face: "caveat" } });
	await save(nameFieldOf(index), { kind: "text", text: `${name} of ${sent.title}` });
	await save(`signature-${index}`, { kind: "adopted" });
	await until("the pages of a document are drawn", async () =>
		/"(?:already-)?signed"/.test(await step("finish", { edition: 0 })),
	);
	ledger.finished.push({ documentId, email });
}

async function statusOf(client: PatientClient, documentId: string): Promise<string> {
	return (await client.insistOnJson<{ status: string }>(`/v1/document/properties?documentId=${documentId}`)).status;
}
