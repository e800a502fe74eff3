import * as sdk from "boldsign";

const make = <T extends object>(model: new () => T, values: Partial<T>): T => Object.assign(new model(), values);

/** Asks a signer for an access code, changes it and asks for nothing any more, with the public SDK; what is read in between. */
export async function guardWithSdk(api: sdk.DocumentApi, documentId: string, emailId: string) {
	const read = async () => {
		const signer = (await api.getProperties(documentId)).signerDetails?.find((one) => one.signerEmail === emailId);
		const { authenticationType, enableAccessCode, authenticationRetryCount } = signer ?? {};
		return `${authenticationType} ${enableAccessCode} ${authenticationRetryCount}`;
	};
	const authenticationType = sdk.AccessCodeDetail.AuthenticationTypeEnum.AccessCode;
	const asked = { emailId, authenticationType, accessCode: "Harbour-11", authenticationRetryCount: 3 };
	await api.addAuthentication(documentId, make(sdk.AccessCodeDetail, asked));
	const guarded = await read();
	await api.changeAccessCode(documentId, make(sdk.AccessCodeDetails, { accessCode: "Harbour-12" }), emailId);
	await api.removeAuthentication(documentId, make(sdk.RemoveAuthentication, { emailId }));
	return [guarded, await read()];
}
