import { OPENAPI_PATH } from "#lib/contract/openapi/build-openapi.ts";
import { Chapter, Prose, Word } from "./chapter.tsx";

/** How to send a call again without doing it twice, and the description for tools. */
export function DocsRepeating({ baseUrl }: { baseUrl: string }) {
	return (
		<>
			<Chapter id="repeating" title="Repeating a call">
				<Prose>
					When the answer to a POST got lost, send it again with the same <Word>Idempotency-Key</Word>, any text of
					yours of up to 255 characters. The same key with the same content is done once and answered alike, with{" "}
					<Word>Idempotent-Replayed: true</Word>; with other content it is refused with 409. A refused call leaves its
					key unused. Keys are remembered for a day.
				</Prose>
			</Chapter>
			<Chapter id="openapi" title="OpenAPI">
				<Prose>
					All of this is also there for tools, as OpenAPI 3.1:{" "}
					<a href={OPENAPI_PATH} className="text-seal underline underline-offset-2">
						{baseUrl}
						{OPENAPI_PATH}
					</a>
				</Prose>
			</Chapter>
		</>
	);
}
