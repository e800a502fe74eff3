import { API_SCOPES } from "#lib/contract/scopes.ts";
import { listApiKeys } from "#lib/db/stores/installation/provisioning.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { DAY_MS } from "#lib/units.ts";
import { endKey } from "./end-key.ts";
import { keepApiKey } from "./keep-api-key.ts";

const MAX_NAME_LENGTH = 80;
const MAX_DAYS = 3650;

export type ApiKeySummary = Awaited<ReturnType<typeof listApiKeys>>[number];

export type OwnApiKey = {
	name: string;
	environment: "live" | "sandbox";
	/** Days; null: until it is revoked. */
	validDays: number | null;
	/** null: whatever the user may. */
	scopes: string[] | null;
};

/** The keys of the admin's account that were not revoked, the newest first. @throws AppError Forbidden */
export const listAccountKeys = defineVerb(
	{ permission: "api-keys.manage" },
	async (context: UserContext): Promise<ApiKeySummary[]> => {
		const keys = await listApiKeys(context.principal.accountId);
		return keys.filter(({ revokedAt }) => revokedAt === null).reverse();
	},
);

/**
 * Makes a key that acts as the admin who makes it.
 *
 * @returns the key, which is shown this once
 * @throws AppError Forbidden, or ValidationError that names the setting
 */
export const makeOwnApiKey = defineVerb(
	{ permission: "api-keys.create" },
	async (context: UserContext, input: OwnApiKey): Promise<{ key: string }> => {
		const { accountId, userId } = context.principal;
		const name = input.name.trim();
		if (!name || name.length > MAX_NAME_LENGTH) {
			throw fieldRefusal("name", said("keyName", { limit: MAX_NAME_LENGTH }));
		}
		const days = input.validDays;
		if (days !== null && !(Number.isInteger(days) && days >= 1 && days <= MAX_DAYS)) {
			throw fieldRefusal("validDays", said("keyDays", { limit: MAX_DAYS }));
		}
		const { key } = await keepApiKey(context, {
			accountId,
			userId,
			name,
			environment: input.environment,
			...(days === null ? {} : { expiresAt: new Date(context.now().getTime() + days * DAY_MS) }),
			...(input.scopes === null ? {} : { scopes: knownScopes(input.scopes) }),
		});
		return { key };
	},
);

/** Ends any key of the admin's account. @throws AppError Forbidden or NotFound */
export const endApiKey = defineVerb(
	{ permission: "api-keys.manage" },
	async (context: UserContext, { apiKeyId }: { apiKeyId: string }): Promise<void> => {
		const { accountId } = context.principal;
		await endKey(context, accountId, apiKeyId);
	},
);

function knownScopes(given: readonly string[]): string[] {
	const scopes = API_SCOPES.filter((scope) => given.includes(scope));
	if (scopes.length === 0) throw fieldRefusal("scopes", said("keyScopes"));
	return scopes;
}
