/** Names for people who do not exist; their addresses end in domains that nobody can have. */
export const FIRST_NAMES =
  "Ada Ahmed Aiko Alicia Amara Anders Anita Björn Camila Carlos Chen Chloe Daniel Dmitri Elena Emeka Eva Fatima Felix Grace Hana Hugo Ines Ivan Jamal Jana José Julia Kofi Lara Leo Lina Luca Maya Mei Mila Nadia Noah Olga Omar Paula Pedro Priya Rafael Rosa Sam Sofia Tariq Tess Theo Uma Viktor Wei Yara Zoe".split(
    " ",
  );

export const LAST_NAMES =
  "Abbott Almeida Andersen Bauer Becker Bennett Castillo Chowdhury Cohen Costa Cruz Dubois Duran Fischer Fontaine García Goldberg Haddad Hansen Hernández Hoang Ibrahim Ivanova Jansen Kaur Keller Kim Kowalski Larsen Lefèvre Lindqvist López Martins Mbeki Moreau Murphy Nakamura Nguyen Novak Okafor Oliveira Park Patel Petrov Reyes Romano Rossi Schmidt Silva Singh Suzuki Tanaka Taylor Thompson Torres Vargas Weber Wright Yamamoto Zhang".split(
    " ",
  );

export const COMPANIES =
  "brightbean northloop maplecart oakandsalt fieldnotes copperkettle sunroom driftwood harborlight peakform quietgrove redfern silverline tidewater urbanroot velvetsky wildflour yellowbrick zestlab".split(
    " ",
  );

export const DOMAINS = [
  "example.com",
  "example.net",
  "example.org",
  "shop.example",
  "studio.example",
] as const;

export const FRUSTRATIONS = [
  "Leads got expensive and I can't tell which ads work",
  "Every new creative dies after three days",
  "Attribution broke and nobody trusts the numbers",
  "We get clicks but nobody buys",
  "Agencies promised a lot and delivered reports",
  "I don't know what to test next",
] as const;

export const NOTES = [
  "Called, no answer. Trying again on Thursday.",
  "Wants to see two case studies from ecommerce first.\nDecides with a partner.",
  "Budget confirmed. Send the proposal.",
  "Asked to be called next quarter.",
] as const;

export const LOST_NOTES = [
  "Sold the business",
  "Hired somebody in-house",
  "Was looking for a job with us",
] as const;

export const USER_AGENTS = [
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
] as const;
