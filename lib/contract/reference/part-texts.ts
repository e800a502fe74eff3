import { BRAND_TEXTS } from "./texts/brand-texts.ts";
import { CONTACT_TEXTS } from "./texts/contact-texts.ts";
import { CUSTOM_FIELD_TEXTS } from "./texts/custom-field-texts.ts";
import { DOCUMENT_TEXTS } from "./texts/document-texts.ts";
import { IDENTITY_VERIFICATION_TEXTS } from "./texts/identity-verification-texts.ts";
import { SENDER_IDENTITY_TEXTS } from "./texts/sender-identity-texts.ts";
import { TEMPLATE_TEXTS } from "./texts/template-texts.ts";
import { USER_TEXTS } from "./texts/user-texts.ts";

/**
 * What each part of a request means, for the reference page. Names are `operation.part`; parts inside
 * parts follow with another dot. A test holds this list against the schemas, both ways.
 */
export const PART_TEXTS: Readonly<Record<string, string>> = {
	...DOCUMENT_TEXTS,
	...TEMPLATE_TEXTS,
	...BRAND_TEXTS,
	...USER_TEXTS,
	...SENDER_IDENTITY_TEXTS,
	...CUSTOM_FIELD_TEXTS,
	...CONTACT_TEXTS,
	...IDENTITY_VERIFICATION_TEXTS,
};
