import { expect } from "vitest";
import type { SigningPage } from "#lib/contract/signing/signing-page.ts";
import { type SignerContext, visitorContext } from "#lib/domain/context.ts";
import { adoptMark } from "#lib/domain/signing/adopt-mark.ts";
import { finishSigning } from "#lib/domain/signing/finish-signing.ts";
import { getSigningPage } from "#lib/domain/signing/get-signing-page.ts";
import { giveConsent } from "#lib/domain/signing/give-consent.ts";
import { saveFieldValue } from "#lib/domain/signing/save-field-value.ts";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import { signerContext } from "#lib/testing/signing-document.ts";
import type { SinkMail } from "#lib/testing/smtp-sink.ts";

/** The token of the signing link in a mail's text. */
export function tokenIn(mail: SinkMail): string {
	const token = /\/sign\/([\w-]{43})/.exec(mail.parsed.text ?? "")?.[1];
	if (!token) throw new Error(`There is no signing link in "${mail.parsed.subject}".`);
	return token;
}

/** What the page behind a link is about. */
export function openLink(token: string, now: () => Date = () => new Date(), proof?: string): Promise<SigningPage> {
	const call = { ...visitorContext(), ip: "203.0.113.7", userAgent: "test", requestId: "r", now };
	return getSigningPage(proof === undefined ? call : { ...call, proof }, token);
}

/** Does all that a signer does before finishing: consents, adopts a signature, puts it where it belongs. */
export async function fillAndAgree(token: string, proof?: string): Promise<SignerContext> {
	const context = await signerContext(token, proof);
	await giveConsent(context, { version: CONSENT_VERSION });
	const page = await openLink(token, undefined, proof);
	if (page.state !== "open") throw new Error(`The page is ${page.state}.`);
	const places = page.view.fields.filter((field) => field.type === "Signature");
	if (places.length > 0) await adoptMark(context, "signature", { kind: "type", text: "Grace", face: "caveat" });
	for (const { id, revision } of places) {
		await saveFieldValue(context, { fieldId: id, revision, value: { kind: "adopted" } });
	}
	return context;
}

/** The same, and finishes. */
export async function signAll(token: string, proof?: string): Promise<void> {
	expect(await finishSigning(await fillAndAgree(token, proof), { edition: 0 })).toEqual({ outcome: "signed" });
}
