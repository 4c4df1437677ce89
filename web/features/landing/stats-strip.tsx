import { stats } from "../../content/stats.ts";

export function StatsStrip() {
  return (
    <section aria-label="Results in numbers" className="bg-primary text-primary-content">
      <dl className="mx-auto grid max-w-7xl gap-8 px-5 py-14 sm:grid-cols-3 sm:px-8 lg:py-20">
        {stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="mt-2 text-lg font-semibold">{label}</dt>
            <dd className="font-display text-poster font-extrabold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
