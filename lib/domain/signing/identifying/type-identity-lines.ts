import type { IdentityKind } from "#lib/contract/signing/identity-page.ts";
import { updateVerification } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { conclude, zoneOf } from "#lib/domain/identity-verification/conclude.ts";
import { dayIn, LINE_TRIES } from "#lib/domain/identity-verification/rules.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { readTypedLines } from "#lib/identity/read-typed-lines.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type IdentifyingResult, identifying, ownTry } from "./identifying.ts";

/** More than any line has, and more lines than any document. */
const LIMITS = { lines: 3, characters: 100 };

/**
 * The signer types the lines at the foot of their document, which could not be read. Where their check digits do not hold
 * they are typed again; when they do, and after the third time, the sender compares them with the pictures.
 *
 * @throws AppError LinkUnusable
 */
export const typeIdentityLines = defineVerb(
	{ permission: "identity.prove" },
	async (call: VisitorContext, token: string, given: readonly string[]): Promise<IdentifyingResult> =>
		identifying(call, token, async (at) => {
			const { tx, context, locked } = at;
			const own = ownTry(at);
			if (own?.status !== "Lines") return { outcome: "stage" };
			const lines = given.slice(0, LIMITS.lines).map((line) => cutText(line, LIMITS.characters));
			const today = dayIn(context.now(), zoneOf(locked));
			// Only what the contract knows was ever stored.
			const reading = readTypedLines(own.kind as IdentityKind, lines, today);
			const holds = reading.data !== null && reading.checkDigitsHold === true;
			const lineTries = own.lineTries + 1;
			await updateVerification(tx, own, { lineTries });
			if (!holds && lineTries < LINE_TRIES) return { outcome: "digits" };
			const { document, signer } = locked;
			await conclude(
				tx,
				context,
				{ document, signer, verification: own },
				{ reading, mayType: false, confirmed: null },
			);
			return { outcome: "done" };
		}),
);
