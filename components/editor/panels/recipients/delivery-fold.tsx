import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { Fold } from "#components/panels/fold.tsx";
import { TextArea } from "#components/panels/text-input.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { DraftRecipient } from "#lib/draft/draft-state.ts";
import { isOneOfSeveral } from "#lib/draft/entered-people.ts";
import { formatList } from "#lib/i18n/format.ts";
import { CATALOGUE_LOCALES, catalogueLocale, nameOfLanguage, ownNameOf } from "#lib/i18n/locales.ts";
import { format } from "#lib/i18n/message.ts";
import { useDeskFacts } from "../editor-facts.tsx";
import { PhoneInput } from "./phone-input.tsx";

type Props = {
	recipient: DraftRecipient;
	name: string;
	change: (set: Partial<DraftRecipient>, run?: string) => void;
};

const MODES = ["Email", "SMS", "EmailAndSMS"] as const;

/** By what, in which language and with which words somebody is asked. */
export function DeliveryFold({ recipient, name, change }: Props) {
	const words = useWords("editor").panels.recipients.form;
	const { hasSms } = useDeskFacts();
	const locale = useWordsLocale();
	const language = catalogueLocale(recipient.locale);
	const mayText = !isOneOfSeveral(recipient) && (hasSms || recipient.deliveryMode !== "Email");
	return (
		<Fold
			title={words.more}
			summary={formatList(locale, [words.deliveries[recipient.deliveryMode], nameOfLanguage(language, locale)])}
		>
			<div className="grid grid-cols-2 gap-2">
				{mayText ? (
					<ChoiceInput
						label={words.delivery}
						value={recipient.deliveryMode}
						options={MODES.map((value) => ({ value, label: words.deliveries[value] }))}
						onChoose={(deliveryMode) => change({ deliveryMode })}
					/>
				) : null}
				<ChoiceInput
					label={words.language}
					value={language}
					options={CATALOGUE_LOCALES.map((value) => ({ value, label: ownNameOf(value) }))}
					onChoose={(chosen) => change({ locale: chosen })}
				/>
			</div>
			{mayText && recipient.deliveryMode !== "Email" ? <PhoneInput {...{ recipient, change }} /> : null}
			<TextArea
				label={format(words.message, { name })}
				value={recipient.privateMessage}
				maxLength={5_000}
				onType={(privateMessage) => change({ privateMessage }, "message")}
			/>
		</Fold>
	);
}
