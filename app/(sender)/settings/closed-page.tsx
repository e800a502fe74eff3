import { RoomClosed } from "#components/people/page-closed.tsx";
import type { UserContext } from "#lib/domain/context.ts";
import { nameAdmins } from "#lib/domain/users/organisation/name-admins.ts";
import { formatChoice } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords } from "../../page-words.tsx";

type Props = { context: UserContext; title: string; text: string };

/** A room of the settings that the reader may not enter, with the names of those who can let them in. */
export async function ClosedRoom({ context, title, text }: Props) {
	const { people, locale } = await pageWords();
	const names = await nameAdmins(context);
	const ask = names.length > 0 ? format(people.closed.ask, { names: formatChoice(locale, names) }) : null;
	return <RoomClosed title={title} text={text} ask={ask} back={people.closed.back} />;
}
