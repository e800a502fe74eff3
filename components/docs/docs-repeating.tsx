import { OPENAPI_PATH } from "#lib/contract/openapi/build-openapi.ts";
import { Chapter, Prose, Word } from "./chapter.tsx";

/** Idempotent requests and the OpenAPI description. */
export function DocsRepeating({ baseUrl }: { baseUrl: string }) {
	return (
		<>
			<Chapter id="repeating" title="Idempotent requests">
				<Prose>
					If the response to a POST is lost, send the request again with the same <Word>Idempotency-Key</Word>, any text
					of up to 255 characters. Requests with the same key and content run once. Repeats get the same response, with{" "}
					<Word>Idempotent-Replayed: true</Word>. The same key with different content is refused with 409. A refused
					request doesn’t use its key. Keys expire after a day.
				</Prose>
			</Chapter>
			<Chapter id="openapi" title="OpenAPI">
				<Prose>
					The OpenAPI 3.1 description is at{" "}
					<a href={OPENAPI_PATH} className="text-seal underline underline-offset-2">
						{baseUrl}
						{OPENAPI_PATH}
					</a>
				</Prose>
			</Chapter>
		</>
	);
}
