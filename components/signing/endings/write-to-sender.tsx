import { Mail } from "lucide-react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { format, type Message } from "#lib/i18n/message.ts";

type Props = {
	token: string;
	page: { title: string; brand: { senderName: string; senderEmail: string } };
	words: { write: Message<{ sender: string }>; look: string };
};

/** Where only the sender can open what is locked: the way to them, and to see whether they did. */
export function WriteToSender({ token, page, words }: Props) {
	const { senderName, senderEmail } = page.brand;
	return (
		<p className="flex flex-wrap gap-3">
			<ButtonLink
				href={`mailto:${encodeURIComponent(senderEmail)}?subject=${encodeURIComponent(page.title)}`}
				variant="primary"
				size="lg"
				icon={<Mail size={18} aria-hidden="true" />}
				className="max-sm:w-full max-sm:whitespace-normal"
			>
				{format(words.write, { sender: senderName })}
			</ButtonLink>
			<ButtonLink href={`/sign/${token}`} size="lg" className="max-sm:w-full">
				{words.look}
			</ButtonLink>
		</p>
	);
}
