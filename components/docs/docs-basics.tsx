import { Chapter, Prose, Word } from "./chapter.tsx";
import { Code } from "./code.tsx";
import { type DocsLimits, DocsLimitsChapter } from "./docs-limits.tsx";
import { DocsRepeating } from "./docs-repeating.tsx";

type Props = { baseUrl: string; limits: DocsLimits; example: string };

/** How to get in, how to write a request, how much is allowed. */
export function DocsBasics({ baseUrl, limits, example }: Props) {
	return (
		<>
			<section id="start" className="flex flex-col gap-4">
				<h1 className="font-semibold text-display">API</h1>
				<Prose>
					Send documents for signature, track them and download the signed files. The base URL is <Word>{baseUrl}</Word>
					. Authenticate each request with an API key in <Word>X-API-KEY</Word>, or with an API key or access token in{" "}
					<Word>Authorization: Bearer</Word>. Create a key in the settings, or on the server:
				</Prose>
				<Code label="Create an API key">
					npm run admin -- api-key create --email you@example.com --name "My client"
				</Code>
				<Prose>
					The key is shown once. A sandbox key reaches only documents sent with a sandbox key, and these are marked on
					every page. Send your first document:
				</Prose>
				<Code label="Send your first document">{example}</Code>
				<Prose>
					BoldSign’s SDKs work once you change the base URL and the key. The Python SDK gets 201 from document/send
					instead of 200, because it reads the document ID only from a 201.
				</Prose>
			</section>
			<Chapter id="sandbox" title="Sandbox">
				<Prose>
					Use sandbox keys and tokens for testing. They send sandbox documents, get 404 for live ones, and never change
					anything that live documents use. They can read users, teams and sender identities. They can create brands and
					custom fields, and change or delete those until something live uses them. Only a live key can choose the
					default brand. Anything else is refused with 403.
				</Prose>
			</Chapter>
			<Chapter id="encodings" title="Request formats">
				<Prose>
					Request bodies can be <Word>multipart/form-data</Word>, <Word>application/json</Word> or{" "}
					<Word>application/x-www-form-urlencoded</Word>. Parameter names are case-insensitive. Forms accept lists and
					objects in any of these formats:
				</Prose>
				<Code label="Ways to write lists and objects">
					{[
						`Signers={"name":"Mia Chen", …}          one part per item, as JSON`,
						`Signers=[{"name":"Mia Chen", …}]        one part with the whole list`,
						"Signers[0][Name]=Mia Chen               brackets",
						"ReminderSettings.ReminderDays=3         dots",
						"Labels=hr  Labels=2026                  a repeated part",
						"MetaData[case]=4711                     key-value pairs",
					].join("\n")}
				</Code>
				<Prose>
					Empty parameters are treated as omitted, and unknown ones are ignored. Known parameters that Signet doesn’t
					support are refused; see Not supported. Times in responses are Unix timestamps in seconds.
				</Prose>
			</Chapter>
			<DocsLimitsChapter limits={limits} />
			<DocsRepeating baseUrl={baseUrl} />
		</>
	);
}
