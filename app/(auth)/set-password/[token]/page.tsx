import type { Metadata } from "next";
import { SetPasswordForm } from "#components/sender/set-password-form.tsx";
import { Address } from "#components/ui/address.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { MIN_PASSWORD_LENGTH } from "#lib/domain/users/assert-password.ts";
import { findPasswordLink } from "#lib/domain/users/set-password.ts";
import { visitorContext } from "#lib/http/page-context.ts";
import { chooseNewPassword } from "../../actions.ts";

export const metadata: Metadata = { title: "Choose a password", referrer: "no-referrer" };

type Props = { params: Promise<{ token: string }> };

export default async function SetPasswordPage({ params }: Props) {
	const { token } = await params;
	const link = await findPasswordLink(await visitorContext(), token);
	if (!link) {
		return (
			<>
				<h1 className="mb-2 font-semibold text-display">This link no longer works</h1>
				<p className="mb-6 text-ink-soft text-read">
					It was used already, or its time is up. If you were invited, ask for another invitation. Otherwise get a new
					link.
				</p>
				<ButtonLink href="/forgot-password" variant="primary" size="lg">
					Get a new link
				</ButtonLink>
			</>
		);
	}
	return (
		<>
			<h1 className="mb-2 font-semibold text-display">Choose a password</h1>
			<p className="mb-6 break-words text-ink-soft text-read">
				For{" "}
				<span className="font-medium text-ink">
					<Address text={link.email} />
				</span>
				. {link.isNameAsked ? "You sign in with this address." : "You will be signed out everywhere else."}
			</p>
			<SetPasswordForm
				token={token}
				minLength={MIN_PASSWORD_LENGTH}
				choose={chooseNewPassword}
				email={link.email}
				isNameAsked={link.isNameAsked}
				apiKeys={link.apiKeys}
			/>
		</>
	);
}
