import { useWords } from "#components/ui/words.tsx";
import { fillPlaceholders, type RequestEmail } from "#lib/contract/request-email.ts";

/** Subject and message as a recipient would read them. */
export function RequestEmailPreview({ email: { subject, message } }: { email: RequestEmail }) {
	const { preview, standard, none, sample } = useWords("requestEmail");
	const values = {
		"document.title": sample.document,
		"recipient.name": sample.recipient,
		"sender.name": sample.sender,
	};
	const filled = {
		subject: fillPlaceholders(subject, values).trim(),
		message: fillPlaceholders(message, values).trim(),
	};
	return (
		<section aria-label={preview} className="overflow-hidden rounded-control border border-line">
			<p className="border-line border-b bg-sunken px-3 py-1.5 text-ink-soft">{preview}</p>
			<div className="flex flex-col gap-2 px-3 py-2.5" dir="auto">
				<p className="break-words font-medium">{filled.subject || <Unset>{standard}</Unset>}</p>
				<p className="whitespace-pre-line break-words">{filled.message || <Unset>{none}</Unset>}</p>
			</div>
		</section>
	);
}

function Unset({ children }: { children: string }) {
	return <span className="font-normal text-ink-soft">{children}</span>;
}
