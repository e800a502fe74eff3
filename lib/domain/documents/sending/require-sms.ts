import type { Tx } from "#lib/db/client.ts";
import { findAccountPlan } from "#lib/db/stores/installation/provisioning.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { planOf } from "#lib/policy/plans.ts";

/** @throws AppError PlanLimit when a signer is to get text messages, a code among them, and the plan of the paying account has none */
export async function requireSmsPlan(
	payerAccountId: string,
	signers: { deliveryMode: string; authentication?: { method: string } | null }[],
	tx?: Tx,
): Promise<void> {
	const isTexted = signers.some(
		({ deliveryMode, authentication }) => deliveryMode !== "Email" || authentication?.method === "SMSOTP",
	);
	if (!isTexted) return;
	if (planOf(await findAccountPlan(payerAccountId, tx)).hasSms) return;
	throw refusal("PlanLimit", said("noTextMessages"));
}
