import { setUserLocale } from "#lib/db/stores/users/users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** Keeps the language in which a person reads the workplace, and emails to them. */
export const chooseOwnLanguage = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext, input: { locale: CatalogueLocale }): Promise<void> => {
		await setUserLocale(context.principal.userId, input.locale);
	},
);
