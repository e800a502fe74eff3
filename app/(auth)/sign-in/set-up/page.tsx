import type { Metadata } from "next";
import { Enrolment } from "#components/security/enrolment.tsx";
import { Address } from "#components/ui/address.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { env } from "#lib/config/env.ts";
import { ownSite } from "#lib/domain/users/factors/own-site.ts";
import { requireHalfWay } from "#lib/http/pages/half-way-page.ts";
import { localPath } from "#lib/http/pages/local-path.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { visitorContext } from "#lib/http/pages/page-context.ts";
import { browserName } from "#lib/i18n/browser-name.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import { addPasskeyAction, askForPasskeyAction, enrolByForm } from "./actions.ts";
import "../../../code-input.css";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).entrance.enrolment.title };
}

type Props = { searchParams: Promise<{ returnTo?: string | string[] }> };

/** The organisation requires a second factor, and whoever comes has none: it is set up before anything else opens. */
export default async function SetUpPage({ searchParams }: Props) {
	const target = localPath(oneParam((await searchParams).returnTo)) ?? "/start";
	const { email, organisation, step } = await requireHalfWay("/sign-in/set-up", target);
	const { entrance, security } = await pageWords();
	const { userAgent } = await visitorContext();
	const passkey = {
		site: ownSite(),
		name: browserName(userAgent, security.sessions.browser),
		ask: askForPasskeyAction,
		add: addPasskeyAction,
	};
	return (
		<RoomWords of={["security"]}>
			<Enrolment
				person={{ email, host: new URL(env().publicUrl).host }}
				organisation={organisation}
				isDone={step === "session"}
				returnTo={target}
				byForm={enrolByForm}
				passkey={passkey}
			>
				<p className="mt-5 text-center text-ink-soft">
					<Filled text={entrance.factor.other} values={{ email: <Address text={email} /> }} />{" "}
					<RoomLink
						href={`/sign-in?again=1&returnTo=${encodeURIComponent(target)}`}
						className="text-seal underline-offset-4 hover:underline"
					>
						{entrance.factor.otherAction}
					</RoomLink>
				</p>
			</Enrolment>
		</RoomWords>
	);
}
