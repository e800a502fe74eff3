import type { FormPart } from "../examples/example-call.ts";
import { JAVASCRIPT_STYLE, writeValue } from "./write-value.ts";
import type { WrittenCall } from "./written-call.ts";

/** A call for Node.js, without packages. */
export function writeNode(call: WrittenCall): string {
	const { method, url, query, json, form = [], saveAs, answer } = call;
	const headers = ['"X-API-KEY": env.SIGNET_KEY', ...(json ? ['"Content-Type": "application/json"'] : [])];
	const body = json ? `JSON.stringify(${writeValue(json, JAVASCRIPT_STYLE, "  ")})` : form.length > 0 ? "form" : null;
	const files = [...(form.some(isFile) ? ["readFile"] : []), ...(saveAs === undefined ? [] : ["writeFile"])];
	return [
		...(files.length > 0 ? [`import { ${files.join(", ")} } from "node:fs/promises";`] : []),
		'import { env } from "node:process";',
		"",
		...(form.length > 0 ? ["const form = new FormData();", ...form.map(writePart), ""] : []),
		...(query ? [`const query = new URLSearchParams(${writeValue(query, JAVASCRIPT_STYLE)});`] : []),
		`const response = await fetch(${query ? `\`${url}?\${query}\`` : JSON.stringify(url)}, {`,
		...(method === "GET" ? [] : [`  method: "${method}",`]),
		`  headers: { ${headers.join(", ")} },`,
		...(body ? [`  body: ${body},`] : []),
		"});",
		"if (!response.ok) throw new Error(await response.text());",
		...writeAnswer(saveAs, answer),
	].join("\n");
}

function isFile([, value]: FormPart): boolean {
	return typeof value === "object" && "file" in value;
}

function writePart([name, value]: FormPart): string {
	if (typeof value === "string") return `form.append("${name}", ${JSON.stringify(value)});`;
	if ("json" in value) return `form.append("${name}", JSON.stringify(${writeValue(value.json, JAVASCRIPT_STYLE)}));`;
	return `form.append("${name}", new Blob([await readFile("${value.file}")]), "${value.file}");`;
}

function writeAnswer(saveAs: WrittenCall["saveAs"], answer: WrittenCall["answer"]): string[] {
	if (answer === "json") return ["console.log(await response.json());"];
	if (answer === "none") return [];
	const bytes = "Buffer.from(await response.arrayBuffer())";
	if (saveAs) return [`await writeFile("${saveAs}", ${bytes});`];
	return [
		'const [, name] = /filename="([^"/]+)"/.exec(response.headers.get("Content-Disposition")) ?? [];',
		`await writeFile(name ?? "download", ${bytes});`,
	];
}
