import { z } from "zod";
import { optionalChoice, optionalText } from "#lib/contract/shape-values.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { notificationSettings } from "../notification-settings.ts";
import { optionalWebAddress } from "../web-address.ts";

/** Address of an identity in a query. How it is refused says the verb: the interface has a code of its own for it. */
export const identityEmail = optionalText(1000);

/** What both creating and updating take. */
export const identityParts = {
	name: optionalText(80),
	notificationSettings,
	redirectUrl: optionalWebAddress(),
	locale: optionalChoice(LOCALES, { "zh-cn": "ZH_CN", "zh-tw": "ZH_TW" }),
};

/** The size of an address in an identity (lib/contract/README.md "Sizes"). */
export const MAX_IDENTITY_EMAIL = 250;

export const noQuery = z.object({});
