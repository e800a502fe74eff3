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
					Send documents, follow them and fetch what was signed. The base address is <Word>{baseUrl}</Word>. Every call
					carries a key in <Word>X-API-KEY</Word>, or a key or an access token in <Word>Authorization</Word> after the
					word Bearer. Make a key in the settings, or on the server:
				</Prose>
				<Code label="Make an API key">npm run admin -- api-key create --email you@example.com --name "My client"</Code>
				<Prose>
					The key is shown once. A sandbox key reaches only documents that were sent with one; they are marked on every
					page. Then send a first document:
				</Prose>
				<Code label="Send a first document">{example}</Code>
				<Prose>
					BoldSign’s SDKs work after changing the base address and the key. Its Python SDK gets 201 from document/send
					where everyone else gets 200, because it reads the document’s id from nothing else.
				</Prose>
			</section>
			<Chapter id="sandbox" title="Sandbox">
				<Prose>
					Sandbox keys and tokens are for trying things out, and change nothing that live documents use. They send
					sandbox documents; live ones are unknown to them (404). Users, teams and sender identities can be read with
					them, not changed. Brands and custom fields can be made, and those that were made with a sandbox key or token
					can be changed and deleted with one as long as nothing live uses them; the default brand is chosen with a live
					key. Whatever else is asked is refused with 403.
				</Prose>
			</Chapter>
			<Chapter id="encodings" title="Encodings">
				<Prose>
					Bodies may be <Word>multipart/form-data</Word>, <Word>application/json</Word> or{" "}
					<Word>application/x-www-form-urlencoded</Word>. Names are read without regard to case: <Word>Title</Word> and{" "}
					<Word>title</Word> are one. In forms, lists and objects may be written in any of these ways:
				</Prose>
				<Code label="Ways to write lists and objects">
					{[
						`Signers={"name":"Mia Chen", …}          one part per element, as JSON`,
						`Signers=[{"name":"Mia Chen", …}]        one part with the whole list`,
						"Signers[0][Name]=Mia Chen               brackets",
						"ReminderSettings.ReminderDays=3         dots",
						"Labels=hr  Labels=2026                  a repeated part",
						"MetaData[case]=4711                     names and values",
					].join("\n")}
				</Code>
				<Prose>
					An empty part counts as left out. Names nobody knows are passed over; names that are known elsewhere and do
					nothing here are refused, so that nothing is dropped in silence. Times in answers are unix seconds.
				</Prose>
			</Chapter>
			<DocsLimitsChapter limits={limits} />
			<DocsRepeating baseUrl={baseUrl} />
		</>
	);
}
