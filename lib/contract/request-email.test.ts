import { expect, it } from "vitest";
import { fillPlaceholders, findUnknownPlaceholder } from "./request-email.ts";

const VALUES = { "document.title": "Lease", "recipient.name": "Mia {{sender.name}}", "sender.name": "Ada $&" };

it.each([
	["Please sign", "Please sign"],
	["{{document.title}} for {{ recipient.name }}", "Lease for Mia {{sender.name}}"],
	["{{sender.name}}{{sender.name}}", "Ada $&Ada $&"],
	["{{recipient.email}} {document.title} {{}} {{", "{{recipient.email}} {document.title} {{}} {{"],
	["{{DOCUMENT.TITLE}}", "{{DOCUMENT.TITLE}}"],
])("%s is filled once", (text, filled) => expect(fillPlaceholders(text, VALUES)).toBe(filled));

it.each([
	["Hello {{recipient.name}}, {{ document.title }}", null],
	["{{recipient.name}} {{recipient.email}} {{x}}", "{{recipient.email}}"],
	["{{ }}", "{{ }}"],
	["{not one}", null],
])("%s names as unknown: %s", (text, unknown) => expect(findUnknownPlaceholder(text)).toBe(unknown));
