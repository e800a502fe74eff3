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

TemplateEdited
  "context": {"eventType": "TemplateEdited", "actor": {"userType": "Sender", "id": "5d21…"}, "previousState": null}
  "data": {"object": "template", "templateId": "c41e…", "templateName": "Lease", "status": "Completed",
           "signerDetails": [{"signerRole": "Tenant", "roleIndex": 1, …}], "errorMessage": null, …}

Verification
  "context": {"eventType": "Verification", "actor": {"userType": "Admin", "id": "5d21…"}, "previousState": null}
  "data": null`;

/** Webhooks. */
export function DocsWebhooks() {
	return (
		<Chapter id="webhooks" title="Webhooks">
			<Prose>
				Webhooks notify your server of events. An admin adds an endpoint in{" "}
				<a href="/settings/webhooks" className="text-seal underline">
					Settings → Webhooks
				</a>
				, where you can also send a test event, see deliveries with the first 1 KB of each response, and resend them. Or
				create one on the server. Either way, the secret is shown once:
			</Prose>
			<Code label="Create a webhook endpoint">
				{'npm run admin -- webhook create --url https://app.example.com/signet --events "Completed Declined"'}
			</Code>
			<Prose>
				<Word>webhook verify</Word> with the endpoint’s ID sends a <Word>Verification</Word> event, to check that your
				server receives it and accepts the signature. Without <Word>--events</Word>, the endpoint gets all events.{" "}
				<Word>--environment live</Word> or <Word>test</Word> limits it to one environment, and <Word>--app</Word> with
				an app’s ID to documents sent through that app. The URL must be public and use https. Only the operator can
				allow a URL on the server’s own network, with <Word>--private</Word>; its responses aren’t shown in the
				settings.
			</Prose>
			<Prose>
				Each event is a POST with a JSON body. Respond with any status from 200 to 299 within 10 seconds; redirects
				aren’t followed. <Word>data</Word> contains the document as in document/properties, without form fields and
				files, the template as in template/list, or the sender identity, as of the first attempt. For automatic actions,{" "}
				<Word>actor</Word> is the sender. <Word>previousState</Word> contains the previous values of what changed, or
				null.
			</Prose>
			<Code label="Event body">{BODY}</Code>
			<Prose>
				Other events have these <Word>context</Word> and <Word>data</Word> values:
			</Prose>
			<Code label="Bodies of other events">{OTHER_BODIES}</Code>
			<Prose>
				<Word>{WEBHOOK_EVENT_HEADER}</Word> contains the event’s name. <Word>{WEBHOOK_SIGNATURE_HEADER}</Word> contains{" "}
				<Word>t=1767225600, s0=5f2c…</Word>: the time of the attempt, and a hex HMAC-SHA256 of that time, a full stop
				and the body. After <Word>webhook roll-secret</Word>, the old secret also signs, as <Word>s1</Word>, for a day
				or for <Word>--overlap-hours</Word>. Secrets rolled before it sign as <Word>s2</Word> and so on. One matching
				signature is enough. <Word>--boldsign-headers</Word> also sends both headers as{" "}
				<Word>{BOLDSIGN_EVENT_HEADER}</Word> and <Word>{BOLDSIGN_SIGNATURE_HEADER}</Word>, for receivers that use
				BoldSign’s SDKs. To verify a signature:
			</Prose>
			<Code label="Verify a signature in Node.js">{WEBHOOK_VERIFY_EXAMPLE}</Code>
			<Prose>
				Failed deliveries are retried after {retries()}. Then the endpoint is disabled and the account’s admins get an
				email; <Word>webhook enable</Word> enables it again. Events can arrive twice or out of order: use{" "}
				<Word>event.id</Word>, which never changes, and <Word>event.created</Word>. <Word>webhook deliveries</Word>{" "}
				lists the last 30 days, and <Word>webhook resend</Word> sends one again.
			</Prose>
			<DocsTable
				title="Events"
				rows={(Object.keys(WEBHOOK_EVENT_TEXTS) as CausedWebhookEvent[]).map(
					(name) => [name, WEBHOOK_EVENT_TEXTS[name], ""] as const,
				)}
			/>
			<Prose>Reserved names, not sent yet: {RESERVED_WEBHOOK_EVENTS.join(", ")}.</Prose>
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
