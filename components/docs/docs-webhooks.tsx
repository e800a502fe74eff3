import {
	BOLDSIGN_EVENT_HEADER,
	BOLDSIGN_SIGNATURE_HEADER,
	type CausedWebhookEvent,
	RESERVED_WEBHOOK_EVENTS,
	WEBHOOK_EVENT_HEADER,
	WEBHOOK_EVENT_TEXTS,
	WEBHOOK_RETRY_MINUTES,
	WEBHOOK_SIGNATURE_HEADER,
} from "#lib/contract/webhooks/events.ts";
import { WEBHOOK_VERIFY_EXAMPLE } from "#lib/contract/webhooks/verify-example.ts";
import { Chapter, Prose, Word } from "./chapter.tsx";
import { Code } from "./code.tsx";
import { DocsTable } from "./docs-table.tsx";

const BODY = `{
  "event": {
    "id": "6f1f…", "created": 1767225600, "eventType": "Signed",
    "clientId": null, "environment": "Live"
  },
  "context": {
    "eventType": "Signed",
    "actor": {"userType": "Signer", "id": "0c4e…"},
    "previousState": {"signerDetails": [{"id": "0c4e…", "status": "NotCompleted"}]}
  },
  "data": {
    "object": "document", "documentId": "b7aa…", "messageTitle": "Lease", "status": "InProgress",
    "signerDetails": [{"id": "0c4e…", "signerName": "Mia Chen", "status": "Completed", …}], …
  }
}`;

const OTHER_BODIES = `SignerSaved
  "context": {"eventType": "SignerSaved", "actor": {"userType": "Signer", "id": "0c4e…"}, "previousState": null}
  "data": {"object": "document", "documentId": "b7aa…", "status": "InProgress", …}

SenderIdentityVerified
  "context": {"eventType": "SenderIdentityVerified", "actor": {"userType": "SenderIdentity", "id": "93d0…"},
              "previousState": {"status": "Pending"}}
  "data": {"object": "senderIdentity", "id": "93d0…", "email": "mia@example.com", "status": "Verified", …}

Verification
  "context": {"eventType": "Verification", "actor": {"userType": "Admin", "id": "5d21…"}, "previousState": null}
  "data": null`;

/** How programs are told what happens. */
export function DocsWebhooks() {
	return (
		<Chapter id="webhooks" title="Webhooks">
			<Prose>
				An endpoint of yours is told what happens, so that you need not ask. An Admin adds one in{" "}
				<a href="/settings/webhooks" className="text-seal underline">
					Settings → Webhooks
				</a>
				, where a test call, what was sent, what your program answered (the first 1 KB of text), a button to send it
				again and all that follows here have their place. Or make one on the server; its secret is shown once either
				way:
			</Prose>
			<Code label="Make a webhook endpoint">
				{'npm run admin -- webhook create --url https://app.example.com/signet --events "Completed Declined"'}
			</Code>
			<Prose>
				<Word>webhook verify</Word> with its id sends it a <Word>Verification</Word>, to show that it is reached and
				that it takes the signature. Without <Word>--events</Word> it gets all of them. <Word>--environment live</Word>{" "}
				or <Word>test</Word> leaves the other one out, and <Word>--app</Word> with an app’s id sends only what happens
				to documents that were sent through it. The address must be public and begin with https, unless{" "}
				<Word>--private</Word> lets it be on the server’s own network, which the operator alone can say; nothing of what
				such an endpoint answers is shown in the settings.
			</Prose>
			<Prose>
				Each event is a POST with a JSON body. Answer with any status from 200 to 299 within 10 seconds; redirects are
				not followed. <Word>data</Word> holds the document in the names of document/properties, without form fields and
				files, or the sender identity, as it stands at the first attempt. For what Signet does itself,{" "}
				<Word>actor</Word> is the sender. <Word>previousState</Word> holds the former values of what changed, or null.
			</Prose>
			<Code label="A webhook's body">{BODY}</Code>
			<Prose>
				The other kinds of <Word>data</Word>, and what came before:
			</Prose>
			<Code label="Bodies of other events">{OTHER_BODIES}</Code>
			<Prose>
				<Word>{WEBHOOK_EVENT_HEADER}</Word> names the event. <Word>{WEBHOOK_SIGNATURE_HEADER}</Word> reads{" "}
				<Word>t=1767225600, s0=5f2c…</Word>: the time of the attempt and an HMAC-SHA256 in hex of that time, a full stop
				and the body. After <Word>webhook roll-secret</Word> the old secret signs along as <Word>s1</Word> for a day, or
				as long as <Word>--overlap-hours</Word> says; rolled again meanwhile, those before it sign as <Word>s2</Word>{" "}
				and so on. One that fits is enough. <Word>--boldsign-headers</Word> sends both headers as{" "}
				<Word>{BOLDSIGN_EVENT_HEADER}</Word> and <Word>{BOLDSIGN_SIGNATURE_HEADER}</Word> too, for receivers written
				with BoldSign’s SDKs. Check it like this:
			</Prose>
			<Code label="Check a signature in Node.js">{WEBHOOK_VERIFY_EXAMPLE}</Code>
			<Prose>
				What fails is tried again after {retries()}. Then the endpoint is switched off and the account’s Admins get an
				email; <Word>webhook enable</Word> switches it on again. Events may come twice or in another order: go by{" "}
				<Word>event.id</Word>, which stays the same, and <Word>event.created</Word>. <Word>webhook deliveries</Word>{" "}
				shows the last 30 days, and <Word>webhook resend</Word> sends one again.
			</Prose>
			<DocsTable
				title="Events"
				rows={(Object.keys(WEBHOOK_EVENT_TEXTS) as CausedWebhookEvent[]).map(
					(name) => [name, WEBHOOK_EVENT_TEXTS[name], ""] as const,
				)}
			/>
			<Prose>Known by name, and not sent yet: {RESERVED_WEBHOOK_EVENTS.join(", ")}.</Prose>
		</Chapter>
	);
}

function retries(): string {
	const words = WEBHOOK_RETRY_MINUTES.map((minutes) => {
		const [count, unit] = minutes % 60 === 0 ? [minutes / 60, "hour"] : [minutes, "minute"];
		return `${count} ${unit}${count === 1 ? "" : "s"}`;
	});
	return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
