import type { Metadata } from "next";
import { ReauthEnd } from "#components/reauth/reauth-end.tsx";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).reauth.title };
}

type Props = { searchParams: Promise<{ refused?: string | string[] }> };

/** Last page of the provider’s window: reports the result to the page that opened it. */
export default async function ConfirmedPage({ searchParams }: Props) {
	const refused = oneParam((await searchParams).refused);
	const { reauth: words } = await pageWords();
	const byReason = { again: words.stale, other: words.otherPerson }[refused ?? ""] ?? words.providerFailed;
	return (
		<RoomWords of={["reauth"]}>
			<ReauthEnd problem={refused === null ? null : byReason} />
		</RoomWords>
	);
}
