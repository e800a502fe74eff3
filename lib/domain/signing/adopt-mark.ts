import type { SignatureType } from "#lib/contract/documents/literals.ts";
import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { type StoredSigner, updateSigner, writeFieldValues } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import { canonicalJson, hashOfJson } from "#lib/domain/audit/chain.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { discardObjects } from "#lib/domain/documents/ending/discard-objects.ts";
import { entryOf, fieldWrite, type OwnField, readOwnFields } from "#lib/domain/documents/own-fields.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { parseNewMark } from "#lib/fields/parsing/parse-mark.ts";
import { describeProblem } from "#lib/fields/rules/problems.ts";
import type { Mark } from "#lib/fields/values/mark.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireActingSigner } from "./require-acting-signer.ts";

export type MarkPurpose = "signature" | "initials";
export type Adopted = { mark: Mark; fields: OwnField[] };

/**
 * Makes a drawn, typed or uploaded mark the signer's signature or initials. Fields that already carry
 * the former one carry the new one afterwards: a document is signed with one signature. To adopt the same
 * again changes nothing.
 *
 * @returns the canonical mark and the fields that changed with it
 * @throws AppError LinkUnusable, Conflict; ValidationError for a mark that is blank, unreadable or has letters without a glyph
 */
export const adoptMark = defineVerb(
	{ permission: "signing.act" },
	async (context: SignerContext, purpose: MarkPurpose, input: unknown): Promise<Adopted> => {
		const parsed = parseNewMark(input);
		if ("error" in parsed) throw fieldError("mark", describeProblem(parsed.error));
		const { former, ...adopted } = await inTransaction(async (tx) => {
			const { document, signer } = await requireActingSigner(tx, context, "sign it");
			if (!signer.consentedAt)
				throw new AppError("Conflict", "Agree to sign electronically first.", { caseCode: "ConsentMissing" });
			requireAllowed(document, parsed.mark);
			const former = signer[purpose];
			if (canonicalJson(former) === canonicalJson(parsed.mark)) return { mark: parsed.mark, fields: [], former: null };
			if (parsed.mark.kind === "image") await holdStoredObjects(tx, document.accountId, [parsed.mark.key]);
			await updateSigner(tx, signer, { [purpose]: parsed.mark });
			const fields = await replaceMarks(tx, context, signer, purpose, JSON.stringify(parsed.mark));
			await appendEvents(tx, context, document, [
				{ type: "SignatureAdopted", data: { kind: parsed.mark.kind, purpose, markHash: hashOfJson(parsed.mark) } },
			]);
			return { mark: parsed.mark, fields, former };
		});
		if (former?.kind === "image") await discardObjects([former.key]);
		return adopted;
	},
);

const TYPES: Record<Mark["kind"], SignatureType> = { type: "Text", draw: "Draw", image: "Image" };

/** @throws AppError ValidationError for a way of signing that the sender has not allowed */
function requireAllowed(document: LockedDocument, mark: Mark): void {
	const { signatureTypes } = document.settings;
	if (signatureTypes.includes(TYPES[mark.kind])) return;
	throw fieldError("mark", `The sender allows only these signature types: ${signatureTypes.join(", ")}.`);
}

async function replaceMarks(
	tx: Tx,
	context: SignerContext,
	signer: StoredSigner,
	purpose: MarkPurpose,
	value: string,
): Promise<OwnField[]> {
	const type = purpose === "signature" ? "Signature" : "Initial";
	const filled = (await readOwnFields(tx, signer.id)).filter((field) => field.type === type && field.value !== null);
	const changed = filled.map((field) => ({ ...field, value }));
	await writeFieldValues(tx, signer, changed.map(fieldWrite), entryOf(context));
	return changed.map((field) => ({ ...field, revision: field.revision + 1 }));
}
