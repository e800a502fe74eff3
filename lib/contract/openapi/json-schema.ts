/** JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export type JsonSchema = {
	type?: string | string[];
	description?: string;
	enum?: readonly unknown[];
	anyOf?: JsonSchema[];
	items?: JsonSchema;
	properties?: Record<string, JsonSchema>;
	required?: string[];
	[keyword: string]: unknown;
};
