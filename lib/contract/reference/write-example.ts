import type { Operation } from "../operation.ts";
import { OPERATIONS, type OperationId } from "../operations.ts";
import { exampleOf } from "./example-of.ts";
import { writeCurl } from "./languages/write-curl.ts";
import { writeNode } from "./languages/write-node.ts";
import { writePython } from "./languages/write-python.ts";

const LANGUAGES = { curl: writeCurl, node: writeNode, python: writePython };

export type ExampleLanguage = keyof typeof LANGUAGES;

/** Names of the languages in which examples are written. */
export const EXAMPLE_LANGUAGES: Readonly<Record<ExampleLanguage, string>> = {
	curl: "curl",
	node: "Node.js",
	python: "Python",
};

/** A call that can be pasted into a shell or a file; the key is in the environment. */
export function writeExample(id: OperationId, language: ExampleLanguage, baseUrl: string, now = new Date()): string {
	const { method, path, response }: Operation = OPERATIONS[id];
	const answer = response === null ? "none" : response === "binary" ? "file" : "json";
	return LANGUAGES[language]({ ...exampleOf(id, now), method, url: baseUrl + path, answer });
}

/** The same call in every language. */
export function writeExamples(id: OperationId, baseUrl: string): Record<ExampleLanguage, string> {
	const write = (language: ExampleLanguage) => writeExample(id, language, baseUrl);
	return { curl: write("curl"), node: write("node"), python: write("python") };
}
