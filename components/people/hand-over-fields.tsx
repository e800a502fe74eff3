import { SelectField } from "#components/ui/forms/select-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";

type Named = { id: string; name: string };
type Receiver = Named & { email: string; mayTakeCredentials: boolean };

/** What hangs on somebody, and who may take it over. */
export type HandOverOffer = {
	documents: number;
	drafts: number;
	templates: number;
	privateFields: number;
	keys: Named[];
	apps: Named[];
	receivers: Receiver[];
};

/** Who takes over what, so far as it was said; "" stands for nobody. Keys and apps are named by their ids. */
export type HandOverChoice = Readonly<Record<string, string>>;

const PARTS = ["documents", "drafts", "templates", "privateFields"] as const;
type Part = (typeof PARTS)[number];

/** From so many on they were not counted further. */
const MOST_COUNTED = 1000;

/** Documents and fields go to the reader where nothing was said; keys and apps end. */
function receiverOf(offer: HandOverOffer, choice: HandOverChoice, part: string, readerId: string): string {
	const isThing = PARTS.some((one) => one === part);
	const usual = isThing && offer.receivers.some(({ id }) => id === readerId) ? readerId : "";
	return choice[part] ?? usual;
}

/** What was chosen, as it is asked for. */
export function leaving(offer: HandOverOffer, choice: HandOverChoice, readerId: string) {
	const to = (part: Part) => (offer[part] > 0 ? receiverOf(offer, choice, part, readerId) || null : null);
	const given = (things: Named[]) =>
		things.flatMap(({ id }) => {
			const receiver = receiverOf(offer, choice, id, readerId);
			return receiver === "" ? [] : [{ id, to: receiver }];
		});
	return {
		documentsTo: to("documents"),
		draftsTo: to("drafts"),
		templatesTo: to("templates"),
		fieldsTo: to("privateFields"),
		keys: given(offer.keys),
		apps: given(offer.apps),
	};
}

type Props = {
	offer: HandOverOffer;
	choice: HandOverChoice;
	setChoice: (choice: HandOverChoice) => void;
	readerId: string;
	/** Of the person who leaves. */
	name: string;
};

/** Everything that hangs on somebody, one by one, each with who takes it over. */
export function HandOverFields({ offer, choice, setChoice, readerId, name }: Props) {
	const { deactivate: words } = useWords("people");
	const parts = PARTS.filter((part) => offer[part] > 0);
	const select = (part: string, receivers: Receiver[]) => ({
		receivers,
		readerId,
		value: receiverOf(offer, choice, part, readerId),
		onChoose: (id: string) => setChoice({ ...choice, [part]: id }),
	});
	const credentials = offer.receivers.filter((one) => one.mayTakeCredentials);
	const isFree = parts.length + offer.keys.length + offer.apps.length === 0;
	return (
		<>
			{isFree ? <p>{format(words.nothing, { name })}</p> : null}
			{parts.map((part) => (
				<ReceiverField
					key={part}
					label={
						offer[part] >= MOST_COUNTED ? words.thousand[part] : format(words.counted[part], { count: offer[part] })
					}
					nobody={words.stay[part]}
					{...select(part, offer.receivers)}
				/>
			))}
			{offer.keys.map((key) => (
				<ReceiverField
					key={key.id}
					label={format(words.key, { name: key.name })}
					nobody={words.keyEnds}
					{...select(key.id, credentials)}
				/>
			))}
			{offer.apps.map((app) => (
				<ReceiverField
					key={app.id}
					label={format(words.app, { name: app.name })}
					nobody={words.appEnds}
					{...select(app.id, credentials)}
				/>
			))}
			{offer.keys.length + offer.apps.length > 0 ? (
				<p className="text-pretty text-ink-soft">{format(words.secrets, { name })}</p>
			) : null}
			<p className="text-pretty text-ink-soft">{words.webhooks}</p>
		</>
	);
}

type ReceiverProps = {
	label: string;
	nobody: string;
	receivers: Receiver[];
	readerId: string;
	value: string;
	onChoose: (id: string) => void;
};

function ReceiverField({ label, nobody, receivers, readerId, value, onChoose }: ReceiverProps) {
	const { deactivate: words } = useWords("people");
	return (
		<SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
			<option value="">{nobody}</option>
			{receivers.map((one) => (
				<option key={one.id} value={one.id}>
					{format(one.id === readerId ? words.toYou : words.to, { name: one.name, email: one.email })}
				</option>
			))}
		</SelectField>
	);
}
