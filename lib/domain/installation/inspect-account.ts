import {
	countContents,
	findAccount,
	findFirstAccount,
	findUserOfAccount,
	listApiKeys,
	listUsers,
} from "#lib/db/stores/installation/provisioning.ts";
import type { OperatorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

const ADMINISTERING = { permission: "installation.administer" } as const;

/** The account that the command line works for; null before the first start. */
export const findTheAccount = defineVerb(ADMINISTERING, (_: OperatorContext) => findFirstAccount());

/** What is known of an account, and how much it has; null: there is none. */
export const inspectAccount = defineVerb(ADMINISTERING, async (_: OperatorContext, accountId: string) => {
	const account = await findAccount(accountId);
	return account && { ...account, counts: await countContents(accountId) };
});

/** Everybody in an account, the first one first. */
export const inspectUsers = defineVerb(ADMINISTERING, (_: OperatorContext, accountId: string) => listUsers(accountId));

/** Somebody in an account by the address, in small letters; null: nobody has it. */
export const findUserByAddress = defineVerb(
	ADMINISTERING,
	(_: OperatorContext, input: { accountId: string; email: string }) => findUserOfAccount(input.accountId, input.email),
);

/** Every key of an account, revoked ones among them; never the key itself. */
export const inspectApiKeys = defineVerb(ADMINISTERING, (_: OperatorContext, accountId: string) =>
	listApiKeys(accountId),
);
