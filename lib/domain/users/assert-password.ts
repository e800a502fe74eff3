import { fieldError } from "#lib/errors/app-error.ts";

export const MIN_PASSWORD_LENGTH = 10;
const MAX_PASSWORD_LENGTH = 200;

/** @throws AppError ValidationError for a password that is too short or too long */
export function assertPassword(password: string): void {
	if (password.length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH) return;
	throw fieldError("password", `Choose a password of ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.`);
}
