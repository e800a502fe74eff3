import type { OperationId } from "../operations.ts";
import { BRAND_EXAMPLES } from "./examples/brand-examples.ts";
import { CONTACT_EXAMPLES } from "./examples/contact-examples.ts";
import { CUSTOM_FIELD_EXAMPLES } from "./examples/custom-field-examples.ts";
import { DOCUMENT_EXAMPLES } from "./examples/document-examples.ts";
import type { ExampleCall, ExampleCalls } from "./examples/example-call.ts";
import { IDENTITY_VERIFICATION_EXAMPLES } from "./examples/identity-verification-examples.ts";
import { SENDER_IDENTITY_EXAMPLES } from "./examples/sender-identity-examples.ts";
import { TEMPLATE_EXAMPLES } from "./examples/template-examples.ts";
import { USER_EXAMPLES } from "./examples/user-examples.ts";

const EXAMPLES: ExampleCalls<OperationId> = {
	...DOCUMENT_EXAMPLES,
	...TEMPLATE_EXAMPLES,
	...BRAND_EXAMPLES,
	...USER_EXAMPLES,
	...SENDER_IDENTITY_EXAMPLES,
	...CUSTOM_FIELD_EXAMPLES,
	...CONTACT_EXAMPLES,
	...IDENTITY_VERIFICATION_EXAMPLES,
	getApiCreditsCount: {},
};

/** How an operation is called. */
export function exampleOf(id: OperationId, now = new Date()): ExampleCall {
	const example = EXAMPLES[id];
	return typeof example === "function" ? example(now) : example;
}

/** The body of an example as its schema spells it, without files; undefined where there is none. */
export function exampleBody({ json, form }: ExampleCall): object | undefined {
	if (!form) return json;
	const body: Record<string, unknown> = {};
	for (const [name, value] of form) {
		if (typeof value === "string") setAt(body, name.split(".").map(camel), formValue(value));
		// A part with JSON is an element of a list.
		else if ("json" in value) body[camel(name)] = [value.json];
	}
	return body;
}

function formValue(text: string): unknown {
	return /^(?:\d+|true|false)$/.test(text) ? JSON.parse(text) : text;
}

function setAt(object: Record<string, unknown>, [key = "", ...inner]: string[], value: unknown): void {
	if (inner.length > 0) {
		const within = (object[key] ?? {}) as Record<string, unknown>;
		setAt(within, inner, value);
		object[key] = within;
	} else object[key] = value;
}

function camel(name: string): string {
	return name.charAt(0).toLowerCase() + name.slice(1);
}
