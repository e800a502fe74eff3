import { z } from "zod";
import { LOCALES } from "#lib/i18n/locales.ts";
import { notificationSettings } from "../notification-settings.ts";
import { optionalChoice, optionalText } from "../values.ts";

/** Whether a browser may be sent there: plain web addresses only, no scripts, no credentials. */
function isWebAddress(text: string): boolean {
	const url = URL.canParse(text) ? new URL(text) : null;
	return url !== null && (url.protocol === "https:" || url.protocol === "http:") && url.username === "";
}

/** Address of an identity in a query. How it is refused says the verb: the interface has a code of its own for it. */
export const identityEmail = optionalText(1000);

/** What both creating and updating take. */
export const identityParts = {
	name: optionalText(80),
	notificationSettings,
	redirectUrl: optionalText(2000).superRefine((url, context) => {
		if (url !== null && !isWebAddress(url)) {
			context.addIssue({ code: "custom", message: "must be an http or https address." });
		}
	}),
	locale: optionalChoice(LOCALES, { "zh-cn": "ZH_CN", "zh-tw": "ZH_TW" }),
};

/** The size of an address in an identity (lib/contract/README.md "Sizes"). */
export const MAX_IDENTITY_EMAIL = 250;

export const noQuery = z.object({});
