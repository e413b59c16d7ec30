-- Without figures of the new indexes the planner takes a phone for a common one, and reads all orders.
analyze orders;
