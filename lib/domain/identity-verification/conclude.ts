import type { IdentityCheck } from "#lib/contract/documents/reading/identity-review.ts";
import { USUAL_IDENTITY } from "#lib/contract/signing/identity-settings.ts";
import type { Tx } from "#lib/db/client.ts";
import { updateVerification } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { acceptsIdentityMatches } from "#lib/db/stores/installation/provisioning.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { AuditEventData } from "#lib/domain/audit/event-types.ts";
import type { Context } from "#lib/domain/context.ts";
import type { Check, Reading } from "#lib/identity/identity-types.ts";
import { judgeIdentity } from "#lib/identity/judge-identity.ts";
import type { Confirmed } from "#lib/verifiers/verifier.ts";
import { aboutTry, acceptTry, type LockedTry, providedBy, refuseTry, tellOwner } from "./end-verification.ts";
import { sealFindings } from "./findings.ts";
import { dayIn, providerVerdict, verdictOf } from "./rules.ts";

/** The zone that a signer's days are reckoned in. */
export function zoneOf({ signer }: Pick<LockedTry, "signer">): string {
	return signer.timeZone ?? "UTC";
}

/**
 * Judges what was read of a try, keeps it, and does what follows.
 *
 * @param mayType the signer may still type the lines in the place of what was not read
 * @param confirmed what a provider says besides; null: none was asked
 */
export async function conclude(
	tx: Tx,
	context: Context,
	locked: LockedTry,
	{ reading, mayType, confirmed }: { reading: Reading; mayType: boolean; confirmed: readonly Confirmed[] | null },
): Promise<void> {
	const { document, signer, verification } = locked;
	const { nameMatcher, allowedKinds } = signer.settings.identity ?? USUAL_IDENTITY;
	const today = dayIn(context.now(), zoneOf(locked));
	const expectation = { name: signer.name, dateOfBirth: null, allowedKinds, nameMatcher, today };
	const judged = judgeIdentity(reading, expectation);
	const checks: IdentityCheck[] = confirmed ? withConfirmed(judged, confirmed) : judged;
	const { source, data } = reading;
	await updateVerification(tx, verification, { findings: sealFindings({ source, data, checks }) });
	const acceptsMatches = await acceptsIdentityMatches(document.accountId, tx);
	const verdict = confirmed
		? providerVerdict(checks)
		: verdictOf(checks, { kind: aboutTry(locked).kind, source, mayType, acceptsMatches });
	const statusAt = context.now();
	switch (verdict.outcome) {
		case "lines":
			await updateVerification(tx, verification, { status: "Lines", statusAt });
			return noteRead(tx, context, locked, { next: "Lines", source: null });
		case "review":
			await updateVerification(tx, verification, { status: "Review", statusAt });
			await noteRead(tx, context, locked, { next: "Review", source });
			return tellOwner(tx, locked, "sender-identity-review");
		case "accepted":
			return acceptTry(tx, context, locked, null);
		case "refused":
			return refuseTry(tx, context, locked, { reason: verdict.reason, note: null, reviewer: null });
	}
}

/** A provider reads no check digits for us, and says what nobody here can. */
function withConfirmed(checks: readonly Check[], confirmed: readonly Confirmed[]): IdentityCheck[] {
	const said = (["Genuine", "Selfie"] as const).map((check) => ({
		check,
		outcome: confirmed.includes(check) ? ("Passed" as const) : ("NotDone" as const),
	}));
	return [...checks.filter(({ check }) => check !== "CheckDigits"), ...said];
}

/** What was read, and who goes on: by it pages learn that there is something new. */
async function noteRead(
	tx: Tx,
	context: Context,
	locked: LockedTry,
	found: Pick<AuditEventData["IdentityRead"], "next" | "source">,
): Promise<void> {
	const data = { ...aboutTry(locked), ...providedBy(locked.verification), ...found };
	await appendEvents(tx, context, locked.document, [{ type: "IdentityRead", data }]);
}
