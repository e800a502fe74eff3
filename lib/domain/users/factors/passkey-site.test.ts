import { expect, it } from "vitest";
import { passkeySite } from "./passkey-site.ts";

it.each([
	["https://sign.example.com", { rpId: "sign.example.com", origin: "https://sign.example.com" }],
	["https://sign.example.com:8443", { rpId: "sign.example.com", origin: "https://sign.example.com:8443" }],
	["http://localhost:3000", { rpId: "localhost", origin: "http://localhost:3000" }],
	["http://sign.example.com", { refusal: "insecure", host: "sign.example.com" }],
	["http://localhost.example.com", { refusal: "insecure", host: "localhost.example.com" }],
	["http://192.168.1.9:3000", { refusal: "address", host: "192.168.1.9:3000" }],
	["https://192.168.1.9", { refusal: "address", host: "192.168.1.9" }],
	["https://[2001:db8::1]", { refusal: "address", host: "[2001:db8::1]" }],
])("%s", (publicUrl, site) => {
	expect(passkeySite(publicUrl)).toEqual(site);
});
