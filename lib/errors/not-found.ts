import { AppError } from "./app-error.ts";

const CODES = {
	application: "OAuthAppNotFound",
	block: "BlockNotFound",
	brand: "BrandNotFound",
	contact: "ContactNotFound",
	"contact group": "ContactGroupNotFound",
	"custom field": "CustomFieldNotFound",
	document: "DocumentNotFound",
	team: "TeamNotFound",
	template: "TemplateNotFound",
	user: "UserNotFound",
	"webhook endpoint": "WebhookNotFound",
} as const;

/** The answer for an unknown and for somebody else's thing: word for word the same, so that none tells which ids there are. */
export function notFound(what: keyof typeof CODES): AppError {
	return new AppError("NotFound", `There’s no ${what} with this ID, or you don’t have access to it.`, {
		caseCode: CODES[what],
	});
}
