"use client";

import { Send } from "lucide-react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { PreviewedMail } from "#lib/contract/brands/mail-preview.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { format } from "#lib/i18n/message.ts";
import { useDesigner } from "../state/designer-context.tsx";

export type SendSample = (input: {
	brandId: string;
	mail: PreviewedMail;
	locale: CatalogueLocale;
}) => Promise<ActionAnswer<{ to: string }>>;

type Props = { send: SendSample; mail: PreviewedMail; locale: CatalogueLocale };

/** Sends the mail to who designs it, so that they see it where they read mails. */
export function SendSampleButton({ send, mail, locale }: Props) {
	const { preview: words } = useWords("brands");
	const { facts, brand, isSaved } = useDesigner();
	const { run, isBusy } = useAction(send);
	if (!facts.mayChange) return null;

	async function ask() {
		// What is sent wears the brand as everybody's mails do: as it is saved.
		if (!brand || !isSaved) return toast(words.saveFirst, "warn");
		const answer = await run({ brandId: brand.brandId, mail, locale });
		if (!answer) return;
		toast(answer.ok ? format(words.sent, { email: answer.value.to }) : answer.message, answer.ok ? "good" : "bad");
	}

	return (
		<Button size="sm" isBusy={isBusy} icon={<Send size={14} aria-hidden="true" />} onClick={ask}>
			{words.sendMe}
		</Button>
	);
}
