import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import type { SignerContext, UserContext } from "#lib/domain/context.ts";
import { mintSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { beginCorrection } from "#lib/domain/drafts/correcting/begin-correction.ts";
import { applySteps } from "#lib/domain/drafts/editing/apply-steps.ts";
import { openDesk } from "#lib/domain/drafts/editing/open-editor.ts";
import { finishSigning } from "#lib/domain/signing/finish-signing.ts";
import { giveConsent } from "#lib/domain/signing/give-consent.ts";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import { groundStep } from "#lib/draft/ground-step.ts";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import { makeCaller, sendTo } from "./api-caller.ts";
import { signerContext } from "./signing-document.ts";
import { makeUserContext } from "./user-context.ts";

/** A box to write into. */
export const box = (id: string, more: object = {}) => ({
	id,
	name: id,
	fieldType: "TextBox",
	pageNumber: 1,
	bounds: { x: 50, y: 120, width: 150, height: 25 },
	...more,
});

/** A document that was sent to people by their names, each with a box of theirs. */
export async function makeSent(names: string[], parts: Record<string, string> = {}, more: object = {}) {
	const caller = await makeCaller();
	const signers = names.map((name) => ({
		name,
		emailAddress: `${name.toLowerCase()}@example.com`,
		formFields: [box(`${name} box`)],
		...more,
	}));
	const documentId = await sendTo(caller, signers, parts);
	const context = await makeUserContext({ accountId: caller.accountId });
	return { caller, documentId, context };
}

/** The desk of a correction that is begun, or joined. */
export async function openCorrected(context: UserContext, documentId: string) {
	await beginCorrection(context, { documentId });
	return lookAt(context, documentId);
}

/** The desk as it is. */
export async function lookAt(context: UserContext, documentId: string) {
	const { version, state, facts } = await openDesk(context, { documentId });
	if (!state) throw new Error("The whole state is opened.");
	return { version, state, facts };
}

/** Makes changes on an open desk. @returns the version after them */
export async function change(
	context: UserContext,
	documentId: string,
	{ version, state }: { version: number; state: DraftState },
	changes: DraftChange[],
): Promise<number> {
	const steps = [{ id: randomUUID(), operations: groundStep(changes, state) }];
	const answer = await applySteps(context, { documentId, baseVersion: version, clientId: randomUUID(), steps });
	if (answer.refused.length > 0) throw new Error(JSON.stringify(answer.refused));
	return answer.version;
}

/** A field of a state by its id, with its key. */
export function fieldOf(state: DraftState, id: string): DraftField & { key: string } {
	const found = Object.entries(state.fields).find(([, field]) => field.id === id);
	if (!found) throw new Error(`There is no field ${id}.`);
	return { ...found[1], key: found[0] };
}

/** The signer's row and a link of theirs. */
export async function personOf(documentId: string, name: string): Promise<{ signerId: string; link: SignerContext }> {
	const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId, name } });
	const url = await mintSigningLink(db(), signerId, "copied");
	return { signerId, link: await signerContext(url.slice(url.lastIndexOf("/") + 1)) };
}

/** Agrees, as far as that is still to be done, and finishes what is shown. */
export async function sign(link: SignerContext, edition: number) {
	const signer = await db().signer.findUniqueOrThrow({ where: { id: link.principal.signerId } });
	if (!signer.consentedAt) await giveConsent(link, { version: CONSENT_VERSION });
	return finishSigning(link, { edition });
}
